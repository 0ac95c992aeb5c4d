"""Self-play training on many parallel tables; needs PyTorch."""

import os

# Threads that wait for each other at full speed stand in each other's way where others work, too:
# a step then takes ten times as long, or more. It is looked at once, when PyTorch is loaded.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
