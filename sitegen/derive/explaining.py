"""Why an abstract got its name, title and tags, in lines to read."""

from collections.abc import Iterable, Iterator

from sitegen.derive.abstract import Derivation
from sitegen.derive.tags.tagger import TagScore

_SIGNS = 6  # of a name
_BESIDE = 3  # tags that were not given


def explanation(derivation: Derivation) -> Iterator[str]:
    """What each derived value was made of, a line each, indented under the value.

    A name has its probability, the words around the mention that says most for it, and the signs
    that counted most. Each piece of a title has what it was taken for and the number of its
    sentence. Each tag has its phrases in the abstract, then other words that speak for it, and its
    score: the logarithm of the odds that the authors would name it. Tags that came close follow.
    """
    yield from _name(derivation)
    yield from _title(derivation)
    yield from _tags(derivation)


def _name(derivation: Derivation) -> Iterator[str]:
    name = derivation.name
    if name is None:
        yield "name: none"
        return
    yield f"name: {name.text} ({name.probability:.0%})"
    yield f"  “{name.words}”"
    signs = [f"{sign} {share:+.1f}" for sign, share in name.reasons[:_SIGNS] if round(share, 1)]
    yield f"  {', '.join(signs)}"


def _title(derivation: Derivation) -> Iterator[str]:
    title = derivation.title
    yield f"title: {title.text or 'none'}"
    for piece in title.pieces:
        yield f"  {piece.found}: “{piece.text}”, sentence {piece.sentence + 1}"
    if title.text and not title.pieces:
        yield "  the name alone" if derivation.name else "  the first words of the abstract"


def _tags(derivation: Derivation) -> Iterator[str]:
    chosen = derivation.derived.tags
    scores = {score.tag: score for score in derivation.scores}
    yield f"tags: {', '.join(chosen) or 'none'}"
    for tag in chosen:
        yield _tag(scores[tag], derivation) if tag in scores else f"  {tag}: no other fits"
    beside = [score for score in derivation.scores if score.tag not in chosen]
    if beside:
        yield "  not given:"
        yield from (f"  {_tag(score, derivation)}" for score in beside[:_BESIDE])


def _tag(score: TagScore, derivation: Derivation) -> str:
    said = [_quoted(score.phrases), ", ".join(derivation.words[score.tag])]
    return f"  {score.tag} {score.score:+.1f}: {'; '.join(filter(None, said))}"


def _quoted(phrases: Iterable[str]) -> str:
    return ", ".join(f"“{phrase}”" for phrase in phrases)
