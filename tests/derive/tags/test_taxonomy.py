"""The shipped taxonomy, and the tables learned for it."""

from collections import Counter

import pytest

from sitegen.derive.tags.context import AVERAGE
from sitegen.derive.tags.phrases import alias_key
from sitegen.derive.tags.tables import TAG_TABLES
from sitegen.derive.topics import Topics
from sitegen.derive.words import content_stem, stem
from sitegen.model.taxonomy import Tag
from tests.derive.taxonomies import shipped

TAXONOMY = shipped()
LONGEST = 80  # characters of a description: one line on a phone held sideways

# Ids are URLs: none of those published may go.
PUBLISHED = """
    large-language-models llm-reasoning llm-agents alignment llm-training in-context-learning rag
    llm-evaluation hallucination multimodal-llm text-generation machine-translation multilingual
    question-answering dialogue information-extraction linguistics speech-audio code-generation
    interpretability adversarial-robustness llm-safety privacy fairness uncertainty ood-detection
    image-recognition object-detection segmentation tracking-video 3d-vision human-motion
    low-level-vision image-generation diffusion-models gans-vaes deep-rl offline-rl bandits
    multi-agent game-theory robot-manipulation robot-learning locomotion-control navigation-slam
    autonomous-driving self-supervised transfer-domain few-shot-meta continual-learning
    weak-supervision federated-learning model-compression architectures systems-hardware
    learning-theory optimization algorithms bayesian causality optimal-transport graph-learning
    knowledge-graphs recommendation time-series tabular planning-search constraint-solving
    logic-reasoning healthcare science-bio neuroscience human-ai society datasets general-ml
"""


def keys(tag: Tag) -> list[str]:
    return [alias_key(alias.phrase) for alias in tag.aliases]


def test_every_published_id_is_there() -> None:
    assert {tag.id for tag in TAXONOMY.tags} >= set(PUBLISHED.split())
    assert TAXONOMY.fallback == "general-ml"


@pytest.mark.parametrize("tag", TAXONOMY.tags, ids=lambda tag: tag.id)
def test_a_tag_has_a_group_a_line_of_description_and_each_alias_once(tag: Tag) -> None:
    assert tag.group in TAXONOMY.groups
    assert 0 < len(tag.description) <= LONGEST
    assert "\n" not in tag.description
    assert tag.description[0].isupper() or tag.description[0].isdigit()
    assert not tag.description.endswith(".")
    assert all(keys(tag))
    assert [key for key, times in Counter(keys(tag)).items() if times > 1] == []
    assert tag.aliases or tag.id == TAXONOMY.fallback


def test_names_are_apart() -> None:
    assert len({alias_key(tag.name) for tag in TAXONOMY.tags}) == len(TAXONOMY.tags)
    assert len({tag.description for tag in TAXONOMY.tags}) == len(TAXONOMY.tags)


def test_a_plain_alias_is_another_name_of_one_tag_alone() -> None:
    plain = Counter(
        alias_key(alias.phrase) for tag in TAXONOMY.tags for alias in tag.aliases if not alias.weak
    )
    assert [key for key, tags in plain.items() if tags > 1] == []
    topics = Topics(TAXONOMY)
    for tag in TAXONOMY.tags:
        names = [tag.id, tag.name, *(alias.phrase for alias in tag.aliases if not alias.weak)]
        assert topics.resolve(names) == (tag.id,), tag.id


def test_learned_weights_are_of_plain_aliases_and_tame_those_said_in_passing() -> None:
    plain = {
        tag.id: {alias_key(alias.phrase) for alias in tag.aliases if not alias.weak}
        for tag in TAXONOMY.tags
    }
    for tag, weights in TAG_TABLES.aliases.items():
        assert weights.keys() <= plain[tag], tag
        assert all(0 < weight <= 2 for weight in weights.values()), tag
    assert TAG_TABLES.aliases["adversarial-robustness"]["robustness"] < 1
    assert TAG_TABLES.aliases["bandits"]["bandit"] > 1


def test_learned_words_are_of_shipped_tags_and_stems_that_are_read() -> None:
    assert TAG_TABLES.words.keys() <= {tag.id for tag in TAXONOMY.tags}
    for tag, weights in TAG_TABLES.words.items():
        assert AVERAGE in weights, tag
        assert all(found == stem(found) or content_stem(found) for found in weights if found)
