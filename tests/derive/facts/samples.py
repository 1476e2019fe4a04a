"""Invented abstracts and entries for the tests of joining."""

from sitegen.model.record import Facts, Link

LONG = (
    "Gardens grow slowly when nobody waters them, and we show with **care** that $x^2$ helps a lot."
)

ABSTRACT = """\
Sorting tea by its scent is slow work, and the people who can do it are few. We propose LeafNet, a
small neural network that reads a chromatogram and names the garden a leaf grew in. The network is
trained on three harvests of forty gardens, with labels that tasters agreed upon, and learns which
peaks tell one hillside from the next. On a fourth harvest it errs half as often as a panel of
tasters, and needs a hundredth of their time. We also show where it fails: leaves that were dried
too hot lose the peaks that the network relies on, and no amount of training brings them back."""

REWORDED = (
    ABSTRACT.replace("slow work", "hard work")
    .replace("half as often", "two times less")
    .replace("We also show where it fails", "Finally we show its limits")
)

OTHER = """\
How long should a bandit explore when every arm ages? We study multi-armed bandits whose rewards
decay over time, and show that any policy has a regret that grows with the square root of the
horizon. A schedule that forgets old pulls at the right rate meets this bound up to a constant
factor, and we prove that no schedule which remembers every pull can do the same. Experiments on
news recommendation, where headlines grow stale within hours, confirm what the theory predicts, and
suggest that most deployed systems remember their past for far too long to be of use."""


def facts(abstract: str = "", title: str | None = "T", line: int = 1, **values: object) -> Facts:
    """An entry of `metadata/x.json`."""
    given: dict[str, object] = {
        "authors": (), "venue": None, "year": None, "links": (), "file": "metadata/x.json",
    }  # fmt: skip
    return Facts(abstract=abstract, title=title, line=line, **(given | values))  # type: ignore[arg-type] # fields of Facts


def link(path: str, kind: str = "code") -> Link:
    return Link(kind, f"https://github.com/{path}")
