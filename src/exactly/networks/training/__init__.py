"""Self-play training on many parallel tables; needs PyTorch."""

import os

# Busy-waiting threads slow each other down when other programs use the cores: a step then takes ten
# times as long, or more. PyTorch reads this setting once, when it is loaded.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
