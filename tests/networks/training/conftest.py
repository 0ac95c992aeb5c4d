"""Let the package be loaded before PyTorch is, as by the command: it says how threads wait."""

import exactly.networks.training  # noqa: F401
