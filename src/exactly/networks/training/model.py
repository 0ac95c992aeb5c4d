"""The network as a PyTorch module, with the same weights as `networks.layers`."""

import torch
from torch import Tensor, nn

from exactly.networks.features import Features
from exactly.networks.layers import Layers

__all__ = ["Model"]


class Model(nn.Module):
    """A network of three layers; its output is the logarithm of each seat's win chance.

    If one seat learns against copies of another network, the value of a position depends on which
    seat learns. So a model may have the learning seat as one more input of the first layer.
    """

    def __init__(
        self, features: Features, width: int, inner: int, *, knows_learner: bool = False
    ) -> None:
        super().__init__()
        self.features = features
        self.first = nn.Linear(features.size, width)
        self.second = nn.Linear(width, inner)
        self.last = nn.Linear(inner, features.seats)
        nn.init.normal_(self.first.weight, std=features.seen**-0.5)
        nn.init.normal_(self.second.weight, std=(2 / width) ** 0.5)
        nn.init.zeros_(self.last.weight)  # so that all seats are equal at first
        nn.init.zeros_(self.last.bias)
        self.learns = nn.Parameter(torch.zeros(features.seats, width)) if knows_learner else None

    def forward(self, coins: Tensor, needs: Tensor, learner: Tensor | None = None) -> Tensor:
        """Return the logarithm of each seat's win chance, up to a constant."""
        added = self.first(self.see(coins, needs))
        return self.judge(added if learner is None else added + self.learner_input(learner))

    def learner_input(self, learner: Tensor) -> Tensor:
        """Return what the learning seat adds to the first-layer sums, by position."""
        if self.learns is None:
            raise ValueError(
                "model has no input for the learning seat: create it with knows_learner=True"
            )
        is_it = learner[:, None] == torch.arange(self.features.seats, device=learner.device)
        return is_it.to(self.learns.dtype) @ self.learns

    def see(self, coins: Tensor, needs: Tensor) -> Tensor:
        """Return the network inputs of positions, as ones and zeros."""
        places = torch.arange(6, device=coins.device)
        parts = self.features.inputs(coins, needs, places)
        numbers = torch.cat([part.flatten(1) for part in parts], dim=1)
        inputs = torch.zeros(len(coins), self.features.size, device=coins.device)
        return inputs.scatter_(1, numbers, 1.0)

    def judge(self, added: Tensor) -> Tensor:
        """Return the model's output for first-layer sums."""
        judged: Tensor = self.last(torch.relu(self.second(torch.relu(added))))
        return judged

    def layers(self, dtype: torch.dtype, learner: int | None = None) -> Layers:
        """Return the weights; those of the last layer are always 32-bit floats.

        In training, an input tells the network which seat learns. With a `learner`, the result is
        an ordinary network without this input: what the input of that seat adds to the sums of the
        first layer is part of the bias.
        """
        first, second, last = self.first, self.second, self.last
        bias: Tensor = first.bias
        if self.learns is not None and learner is not None:
            bias = bias + self.learns[learner]
        return Layers(
            self.features,
            *(part.to(dtype) for part in (first.weight.T, bias)),
            *(part.to(dtype) for part in (second.weight.T, second.bias)),
            *(part.float() for part in (last.weight.T, last.bias)),
        )
