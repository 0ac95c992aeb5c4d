"""Fixed copies of a network, for who learns to beat them or measures it: they never change."""

import torch

from exactly.ai.network.ahead import Layers
from exactly.ai.training.model import Model

__all__ = ["model_of"]


def model_of(layers: Layers) -> Model:
    """Return a network as PyTorch wants it."""
    sight, first, first_bias, second, second_bias, last, last_bias = layers
    with torch.random.fork_rng(devices=[]):  # no training finds other random numbers for it
        model = Model(sight, *second.shape)
    numbers = {
        "first.weight": first.T,
        "first.bias": first_bias,
        "second.weight": second.T,
        "second.bias": second_bias,
        "last.weight": last.T,
        "last.bias": last_bias,
    }
    model.load_state_dict({name: torch.tensor(part) for name, part in numbers.items()})
    return model.requires_grad_(requires_grad=False)
