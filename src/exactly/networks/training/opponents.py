"""Frozen copies of a network: opponents in training, and players in measurements."""

import torch

from exactly.networks.layers import Layers
from exactly.networks.training.model import Model

__all__ = ["frozen_model"]


def frozen_model(layers: Layers) -> Model:
    """Return a network as a PyTorch module whose weights do not change (no gradients)."""
    features, first, first_bias, second, second_bias, last, last_bias = layers
    with torch.random.fork_rng(devices=[]):  # leaves the random numbers of training unchanged
        model = Model(features, *second.shape)
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
