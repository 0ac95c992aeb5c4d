"""The weights of a network in memory, as arrays of NumPy or of PyTorch."""

from typing import Any, NamedTuple

from exactly.networks.features import Features

__all__ = ["Array", "Layers"]

Array = Any
"""An array of NumPy or of PyTorch."""


class Layers(NamedTuple):
    """The weights and biases of a network's three layers: `first`, `second` and `last`."""

    features: Features
    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    last: Array
    last_bias: Array
