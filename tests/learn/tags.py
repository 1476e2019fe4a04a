"""Learns from the titles and keywords of published papers what an abstract says of its topics.

`python -m tests.learn.tags` writes three tables of `sitegen/derive/data/`. With `--held-out` it
learns from seven papers in ten and prints how well that does on the keywords of the other three.

1. `alias_weights`: how often an alias in an abstract stands for a topic that the title names.
2. `tag_words`: a logistic model a tag of what titles name, by the words of the abstract. Where a
   paper was published is known to it, so that it does not learn the habits of venues.
3. `tag_signs`: a logistic model of what keywords name, one for all tags, so that it holds for
   tags that no paper here has.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from sitegen.derive.tags.context import AVERAGE, ContextReader, emphasis, stem_counts
from sitegen.derive.tags.mentions import MentionReader, Mentions
from sitegen.derive.tags.phrases import alias_key, words_of
from sitegen.derive.tags.signs import tag_signs
from sitegen.derive.tags.tables import TagTables
from sitegen.derive.tags.tagger import Tagger
from sitegen.model.taxonomy import Taxonomy
from tests.derive.taxonomies import shipped
from tests.learn.filed_papers import FiledPaper, filed_papers
from tests.learn.logistic import Flags, Floats, StemMatrix, fit, fit_sparse, sign_columns
from tests.learn.papers import papers
from tests.learn.shipped_tables import write_table

FEWEST_MENTIONS = 10
"""An alias in fewer abstracts gets no weight."""
FEWEST_TITLES = 15
"""A tag in fewer titles gets no words."""
MOST_STEMS = 600
"""The stems looked at for one tag: those most more common, or rarer, where titles name it."""
SMALLEST = 0.08
"""A smaller weight of a word is none: a third of them, and nothing is lost."""
COST = 2.0
"""What a weight of 1 costs, beside half its square."""
_PRIOR = 0.4  # the share of mentions that are of the topic, before any is seen,
_PRIOR_COUNT = 10  # as if so many were seen
_BEND = 0.7  # below 1: a phrase half as often meant counts more than half

Weights = Mapping[str, Mapping[str, float]]


def mentions(papers: Iterable[FiledPaper], reader: MentionReader) -> list[Mapping[str, Mentions]]:
    """What the abstracts of papers mention, by tag."""
    return [
        reader.read(
            paper.sentences,
            [words_of(sentence) for sentence in paper.sentences],
            words_of(paper.derived_title),
        )
        for paper in papers
    ]


def learn_aliases(papers: Sequence[FiledPaper], taxonomy: Taxonomy) -> Weights:
    """What each plain alias counts: the more often the title names its tag, the more."""
    seen: Counter[tuple[str, str]] = Counter()
    meant: Counter[tuple[str, str]] = Counter()
    for paper, found in zip(papers, mentions(papers, MentionReader(taxonomy, {})), strict=True):
        for tag in found.keys() - paper.unclear_tags:
            seen.update((tag, key) for key in found[tag].phrases)
            if tag in paper.title_tags:
                meant.update((tag, key) for key in found[tag].phrases)
    return {
        tag.id: {
            key: _alias_weight(meant[tag.id, key], seen[tag.id, key])
            for key in sorted({alias_key(alias.phrase) for alias in tag.aliases if not alias.weak})
            if seen[tag.id, key] >= FEWEST_MENTIONS
        }
        for tag in taxonomy.tags
    }


def _alias_weight(meant: int, seen: int) -> float:
    share = (meant + _PRIOR * _PRIOR_COUNT) / (seen + _PRIOR_COUNT)
    return float(round(2 * share**_BEND, 2))


def learn_words(papers: Sequence[FiledPaper], taxonomy: Taxonomy) -> Weights:
    """Of each tag that enough titles name, the stems that speak for it and against it."""
    stems = StemMatrix([stem_counts(_words(paper)) for paper in papers], emphasis)
    venues = sorted({paper.venue for paper in papers})
    known = np.array([[1.0, *(paper.venue == venue for venue in venues)] for paper in papers])
    learned = {}
    for tag in (tag.id for tag in taxonomy.tags if tag.id != taxonomy.fallback):
        named = np.array([tag in paper.title_tags for paper in papers])
        sure = np.array([tag not in paper.unclear_tags for paper in papers])
        if named.sum() >= FEWEST_TITLES:
            learned[tag] = _learn_stems(stems, known, named, sure)
    return learned


def _words(paper: FiledPaper) -> list[str]:
    return [word for sentence in paper.sentences for word in words_of(sentence)]


def _learn_stems(stems: StemMatrix, known: Floats, named: Flags, sure: Flags) -> dict[str, float]:
    chosen = stems.most_telling(named, sure, MOST_STEMS)
    cells = stems.columns(chosen)
    weights = fit_sparse(cells, known, sure, named, COST).round(2)
    weights[abs(weights) < SMALLEST] = 0
    average = float(cells.times(weights).mean())
    found = {stems.names[i]: float(w) for i, w in zip(chosen, weights, strict=True) if w}
    return {AVERAGE: round(-average, 2)} | dict(sorted(found.items()))


def learn_signs(
    papers: Sequence[FiledPaper], aliases: Weights, words: Weights, taxonomy: Taxonomy
) -> dict[str, float]:
    """What the signs weigh that an abstract is about a tag: one weight for all tags."""
    context = ContextReader(taxonomy, TagTables(aliases, words, {}))
    rows: list[dict[str, float]] = []
    named: list[bool] = []
    said = mentions(papers, MentionReader(taxonomy, aliases))
    for paper, found in zip(papers, said, strict=True):
        best = max((each.amount for each in found.values()), default=0.0)
        spoken = context.read(stem_counts(_words(paper)))
        for tag in (tag.id for tag in taxonomy.tags if tag.id != taxonomy.fallback):
            rows.append(tag_signs(found.get(tag), spoken.get(tag, 0.0), best, len(found)))
            named.append(tag in paper.keyword_tags)
    signs, columns = sign_columns(rows)
    weights = fit(columns, np.array(named, float)).round(3)
    return dict(zip(signs, map(float, weights), strict=True))


def learn(papers: Sequence[FiledPaper], taxonomy: Taxonomy) -> TagTables:
    """The three tables."""
    titled = [paper for paper in papers if not paper.has_keywords]
    keyworded = [paper for paper in papers if paper.keyword_tags]
    aliases = learn_aliases(titled, taxonomy)
    words = learn_words(titled, taxonomy)
    signs = learn_signs(keyworded, aliases, words, taxonomy)
    return TagTables(aliases, words, signs)


def f1(papers: Iterable[FiledPaper], tagger: Tagger) -> tuple[float, float, float]:
    """Precision, recall and their mean of the tags of papers against their keywords."""
    right = given = named = 0
    for paper in papers:
        found = set(tagger.chosen(tagger.scores(paper.sentences, paper.derived_title)))
        right += len(found & paper.keyword_tags)
        given += len(found)
        named += len(paper.keyword_tags)
    return right / given, right / named, 2 * right / (given + named)


def write(tables: TagTables) -> None:
    """Write the tables again, a weight a line."""
    for name, table in zip(("alias_weights", "tag_words", "tag_signs"), tables, strict=True):
        write_table(name, table)


def main() -> None:
    """Write the tables, or measure what such tables are worth."""
    parser = argparse.ArgumentParser(prog="python -m tests.learn.tags", description=__doc__)
    parser.add_argument("--held-out", action="store_true")
    taxonomy = shipped()
    filed = list(filed_papers(papers(), taxonomy))
    if not parser.parse_args().held_out:
        write(learn(filed, taxonomy))
        return
    tables = learn([paper for paper in filed if not paper.held_out], taxonomy)
    measured = [paper for paper in filed if paper.held_out and paper.keyword_tags]
    precision, recall, mean = f1(measured, Tagger(taxonomy, tables))
    sys.stdout.write(f"{len(measured)} papers: P {precision:.3f} R {recall:.3f} F1 {mean:.3f}\n")


if __name__ == "__main__":
    main()
