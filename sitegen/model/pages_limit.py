"""How much of what GitHub Pages publishes a site takes."""

from dataclasses import dataclass

from sitegen.model.problem import Problem, warning

LIMIT = 1_000_000_000
"""Bytes. Source: docs.github.com, "GitHub Pages limits": no published site is larger than 1 GB."""
_NEAR = 80
"""Percent, from which on a site may outgrow the limit with its next list."""
_HINT = (
    "Fewer and smaller pages: raise `papers_per_page` and `author_page_from` in site.yaml, or "
    "publish on another host"
)


@dataclass(frozen=True, slots=True)
class PagesRoom:
    """The size of a site, in bytes, against the limit."""

    size: int

    @property
    def percent(self) -> int:
        """Rounded up, so that 100 is within the limit and 101 is not."""
        return -(-self.size * 100 // LIMIT)

    def __str__(self) -> str:
        share = f"{self.percent} %" if self.size * 100 >= LIMIT else "under 1 %"
        return f"{self.size / 1e6:.1f} MB, {share} of the 1 GB that GitHub Pages publishes"


def pages_problem(size: int, output: str) -> Problem | None:
    """A warning about a site of so many bytes in `output`, from 80 % of the limit on."""
    room = PagesRoom(size)
    if size > LIMIT:
        return warning(
            "pages-limit", output, None, f"GitHub Pages refuses this site: {room}", _HINT
        )
    if room.percent >= _NEAR:
        return warning("pages-limit", output, None, f"the site nears a limit: {room}", _HINT)
    return None
