"""Tags from the aliases of a taxonomy."""

from dataclasses import replace

import pytest

from sitegen.derive.tables import ALIAS_WEIGHTS
from sitegen.derive.tags import Tagger, alias_key
from sitegen.model.taxonomy import Alias, Tag, Taxonomy
from tests.derive.taxonomies import SMALL, shipped

TAGGER = Tagger(SMALL)


def tags(*sentences: str, title: str = "", tagger: Tagger = TAGGER) -> tuple[str, ...]:
    return tagger.chosen(tagger.scores(sentences, title))


@pytest.mark.parametrize(
    ("phrase", "key"),
    [
        ("Vision-Language Models", "vision language model"),
        ("policies", "policy"),
        ("time series", "time series"),
        ("I/O complexity", "i/o complexity"),
        ("Bayesian analysis", "bayesian analysis"),
        ("3DGS", "3dg"),
        ("—", ""),
    ],
)
def test_aliases_are_compared_without_case_hyphen_and_plural(phrase: str, key: str) -> None:
    assert alias_key(phrase) == key


def test_a_paper_is_filed_under_what_its_words_speak_for() -> None:
    assert tags("We study knot theory.", "Knots of knot theory hold.") == ("knots",)
    assert tags("Hand-looms make weaving slow.", "Weaving is an art.") == ("weaving",)


def test_of_overlapping_aliases_only_the_longest_counts() -> None:
    (score,) = TAGGER.scores(["The hand loom stands."], "")
    assert score.phrases == ("hand loom",)


def test_a_weak_alias_counts_less_and_repeats_count_less_each_time() -> None:
    def score(text: str, taxonomy: Taxonomy = SMALL) -> float:
        return Tagger(taxonomy).scores([text], "")[0].score

    strong = replace(SMALL.tags[1], aliases=(Alias("rope"),))
    assert score("A rope.") < score("A rope.", replace(SMALL, tags=(strong,)))
    once, twice, thrice = (score(" ".join(["rope"] * times)) for times in (1, 2, 3))
    assert twice - once > thrice - twice > 0


def test_the_fallback_stands_where_nothing_fits() -> None:
    assert tags("Nothing of the kind.") == ("craft",)
    assert tags("Nothing of the kind.", tagger=Tagger(replace(SMALL, fallback=None))) == ()


def test_a_paper_has_at_most_four_tags() -> None:
    many = tuple(Tag(f"t{i}", f"T{i}", None, (Alias(f"word{i}"),)) for i in range(9))
    every = " ".join(f"word{i} word{i}" for i in range(9))
    found = tags("We study " + every, title=every, tagger=Tagger(Taxonomy({}, many)))
    assert found == ("t0", "t1", "t2", "t3")


def test_a_title_counts_more_than_a_sentence() -> None:
    in_title = TAGGER.scores([], "knot theory")[0].score
    assert in_title > TAGGER.scores(["", "knot theory"], "")[0].score


@pytest.mark.parametrize("topic", ["We study a rope.", "This paper proposes a rope."])
def test_a_sentence_that_says_the_topic_counts_more(topic: str) -> None:
    def score(sentence: str) -> float:
        return TAGGER.scores(["Looms stand.", sentence], "")[-1].score

    assert score(topic) > score("They like a rope.")


def test_every_shipped_weight_belongs_to_an_alias_of_the_shipped_taxonomy() -> None:
    aliases = {tag.id: {alias_key(alias.phrase) for alias in tag.aliases} for tag in shipped().tags}
    for tag, weights in ALIAS_WEIGHTS.items():
        assert weights.keys() <= aliases[tag], tag


def test_the_shipped_taxonomy_describes_every_tag_and_says_each_alias_once() -> None:
    taxonomy = shipped()
    for tag in taxonomy.tags:
        assert tag.description, tag.id
        assert tag.group in taxonomy.groups, tag.id
        phrases = [alias.phrase for alias in tag.aliases]
        assert len(set(phrases)) == len(phrases), tag.id
    assert taxonomy.fallback == "general-ml"
