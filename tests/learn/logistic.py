"""Logistic models: a small one by Newton's method, and a wide one of which most weights are 0."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]

FEWEST = 20
"""A stem in fewer abstracts is not looked at."""
_NEWTON_STEPS = 25
_STEPS = 150
_RIDGE = 1.0
_POWER_STEPS = 12
_SAFE = 1.05  # the greatest eigenvalue is found from below


@dataclass(frozen=True, slots=True)
class Cells:
    """A matrix of which most cells are 0: the others, each with its row and its column."""

    rows: Ints
    columns: Ints
    values: Floats
    height: int
    width: int

    def times(self, weights: Floats) -> Floats:
        """The matrix by a column."""
        amounts = self.values * weights[self.columns]
        return np.bincount(self.rows, amounts, self.height).astype(np.float64)

    def turned_times(self, amounts: Floats) -> Floats:
        """The transposed matrix by a column."""
        weights = self.values * amounts[self.rows]
        return np.bincount(self.columns, weights, self.width).astype(np.float64)


class StemMatrix:
    """What each stem counts in each abstract, a row an abstract, a column a stem."""

    def __init__(
        self, abstracts: Sequence[Mapping[str, int]], count: Callable[[int], float]
    ) -> None:
        uses = Counter(stem for stems in abstracts for stem in stems)
        self.names = sorted(stem for stem, times in uses.items() if times >= FEWEST)
        place = {stem: number for number, stem in enumerate(self.names)}
        found = [
            (place[stem], row, count(times))
            for row, stems in enumerate(abstracts)
            for stem, times in stems.items()
            if stem in place
        ]
        found.sort()
        self._column = np.array([cell[0] for cell in found])
        self._row = np.array([cell[1] for cell in found])
        self._value = np.array([cell[2] for cell in found])
        self._height = len(abstracts)

    def columns(self, chosen: Ints) -> Cells:
        """Some columns."""
        new = np.full(len(self.names), -1)
        new[chosen] = np.arange(len(chosen))
        columns = new[self._column]
        kept = columns >= 0
        return Cells(self._row[kept], columns[kept], self._value[kept], self._height, len(chosen))

    def most_telling(self, named: Flags, sure: Flags, most: int) -> Ints:
        """The columns whose stems are most more common, or rarer, where `named` than elsewhere."""
        uses = np.bincount(self._column, sure[self._row], len(self.names))
        together = np.bincount(self._column, (named & sure)[self._row], len(self.names))
        share = (named & sure).sum() / sure.sum()
        expected = uses * share
        surprise = abs(together - expected) / np.sqrt(expected * (1 - share) + 0.5)
        return np.sort(np.argsort(-surprise, kind="stable")[:most])


def sign_columns(rows: Sequence[Mapping[str, float]]) -> tuple[list[str], Floats]:
    """The names of all signs in order, and a column of its values for each."""
    signs = sorted({sign for row in rows for sign in row})
    place = {sign: index for index, sign in enumerate(signs)}
    columns = np.zeros((len(rows), len(signs)))
    for index, row in enumerate(rows):
        for sign, value in row.items():
            columns[index, place[sign]] = value
    return signs, columns


def fit(columns: Floats, true: Floats, ridge: float = _RIDGE) -> Floats:
    """The weights of columns by which their logistic model fits best, by Newton's method.

    Half the square of a weight costs `ridge`.
    """
    weights = np.zeros(columns.shape[1])
    curve = ridge * np.eye(columns.shape[1])
    for _ in range(_NEWTON_STEPS):
        chance = _chance(columns @ weights)
        slope = columns.T @ (chance - true) + ridge * weights
        spread = chance * (1 - chance)
        weights = weights - np.linalg.solve((columns.T * spread) @ columns + curve, slope)
    return weights


def fit_sparse(cells: Cells, known: Floats, sure: Flags, true: Flags, cost: float) -> Floats:
    """The weights of the columns of cells, most of them 0, beside those of `known` columns (FISTA).

    A weight costs its size times `cost`, those of `known` columns nothing, and half its square.
    Rows that are not `sure` teach nothing.
    """
    bound = 0.25 * _greatest_eigenvalue(cells, known, sure) + _RIDGE
    costs = np.array([cost] * cells.width + [0.0] * known.shape[1]) / bound
    weights = ahead = np.zeros(len(costs))
    pace = 1.0
    for _ in range(_STEPS):
        wrong = (_chance(_times(cells, known, ahead)) - true) * sure
        moved = ahead - (_turned_times(cells, known, wrong) + _RIDGE * ahead) / bound
        found = np.sign(moved) * np.maximum(abs(moved) - costs, 0)
        faster = (1 + np.sqrt(1 + 4 * pace * pace)) / 2
        ahead = found + (pace - 1) / faster * (found - weights)
        weights, pace = found, faster
    return weights[: cells.width]


def _chance(score: Floats) -> Floats:
    return 1 / (1 + np.exp(-np.clip(score, -30, 30)))


def _times(cells: Cells, known: Floats, weights: Floats) -> Floats:
    return cells.times(weights[: cells.width]) + known @ weights[cells.width :]


def _turned_times(cells: Cells, known: Floats, amounts: Floats) -> Floats:
    return np.concatenate([cells.turned_times(amounts), known.T @ amounts])


def _greatest_eigenvalue(cells: Cells, known: Floats, sure: Flags) -> float:
    direction = np.ones(cells.width + known.shape[1])
    length = 1.0
    for _ in range(_POWER_STEPS):
        image = _times(cells, known, direction / np.linalg.norm(direction)) * sure
        direction = _turned_times(cells, known, image)
        length = float(np.linalg.norm(direction))
    return _SAFE * length
