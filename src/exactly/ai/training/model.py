"""A network while it learns: the same numbers as `network.weights`, as PyTorch wants them."""

import torch
from torch import Tensor, nn

from exactly.ai.network.ahead import Layers
from exactly.ai.network.sight import Sight

__all__ = ["Model"]


class Model(nn.Module):
    """Three layers: the first adds up what is seen, the second compares, the last judges."""

    def __init__(self, sight: Sight, width: int, inner: int) -> None:
        super().__init__()
        self.sight = sight
        self.first = nn.Linear(sight.size, width)
        self.second = nn.Linear(width, inner)
        self.last = nn.Linear(inner, sight.seats)
        nn.init.normal_(self.first.weight, std=sight.seen**-0.5)
        nn.init.normal_(self.second.weight, std=(2 / width) ** 0.5)
        nn.init.zeros_(self.last.weight)  # so that at first all seats are alike
        nn.init.zeros_(self.last.bias)

    def forward(self, coins: Tensor, needs: Tensor) -> Tensor:
        """Return the logarithm of each seat's chance, up to a constant."""
        return self.judge(self.first(self.see(coins, needs)))

    def see(self, coins: Tensor, needs: Tensor) -> Tensor:
        """Return the inputs of positions, as ones and zeros."""
        places = torch.arange(6, device=coins.device)
        parts = self.sight.inputs(coins, needs, places)
        numbers = torch.cat([part.flatten(1) for part in parts], dim=1)
        inputs = torch.zeros(len(coins), self.sight.size, device=coins.device)
        return inputs.scatter_(1, numbers, 1.0)

    def judge(self, added: Tensor) -> Tensor:
        """Go on from what the first layer has added up."""
        judged: Tensor = self.last(torch.relu(self.second(torch.relu(added))))
        return judged

    def layers(self, dtype: torch.dtype) -> Layers:
        """Return the numbers, of which the last layer's are always whole ones."""
        first, second, last = self.first, self.second, self.last
        return Layers(
            self.sight,
            *(part.to(dtype) for part in (first.weight.T, first.bias)),
            *(part.to(dtype) for part in (second.weight.T, second.bias)),
            *(part.float() for part in (last.weight.T, last.bias)),
        )
