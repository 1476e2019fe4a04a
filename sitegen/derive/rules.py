"""Today's rules, loaded at the first abstract.

Their tables and patterns take a tenth of a second to load, and most builds derive nothing.
"""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from sitegen.model.prose import Prose
from sitegen.model.record import Derived
from sitegen.model.taxonomy import Taxonomy

if TYPE_CHECKING:
    from sitegen.derive.abstract import Deriver


class LateDeriver:
    """Derives from abstracts, filing them under the tags of one taxonomy (`derive.abstract`)."""

    def __init__(self, taxonomy: Taxonomy) -> None:
        self._deriver = cache(lambda: _load(taxonomy))

    def __call__(self, prose: Prose) -> Derived:
        """Name, title and tags of an abstract; of an empty one, none of them."""
        return self._deriver()(prose)

    def name(self, prose: Prose) -> str | None:
        """The coined name alone."""
        from sitegen.derive.naming import name_of  # noqa: PLC0415 - see above

        return name_of(prose)

    def explanation(self, prose: Prose) -> Iterator[str]:
        """What is derived, and from which words of the abstract, in lines to read."""
        from sitegen.derive.explaining import explanation  # noqa: PLC0415 - see above

        return explanation(self._deriver().explained(prose))


def _load(taxonomy: Taxonomy) -> "Deriver":
    from sitegen.derive.abstract import Deriver  # noqa: PLC0415 - see above

    return Deriver(taxonomy)
