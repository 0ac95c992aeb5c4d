"""Import the package before PyTorch, as the command does: it sets how threads wait."""

import exactly.networks.training  # noqa: F401
