"""The signs for and against a title."""

from sitegen.derive.title.candidates import Candidate, bases, joined
from sitegen.derive.title.modifiers import modifiers
from sitegen.derive.title.signs import phrase_signs, weight, whole_signs
from sitegen.derive.title.worth import weigh
from tests.derive.title.readings import LOOM_NET, reading_of


def test_signs_tell_how_a_phrase_was_found_and_where_it_stands() -> None:
    reading = reading_of("Looms are old. We propose LoomNet, a hand loom.", LOOM_NET)
    worth = weigh(reading)
    found = {each.source: each for each in bases(reading, LOOM_NET, (), (), 90)}
    signs = phrase_signs(found["apposition"], reading, worth, named=True)
    assert {"from_apposition", "named_apposition", "opening_kept", "starts_a"} <= signs.keys()
    assert signs["told_here"] == 1
    assert "named_else" not in signs


def test_what_is_not_said_of_a_name_and_before_it_is_marked() -> None:
    reading = reading_of("Hand looms are old. We propose LoomNet.", LOOM_NET)
    (subject,) = bases(reading, LOOM_NET, (), (), 90)
    signs = phrase_signs(subject, reading, weigh(reading), named=True)
    assert {"named_else", "named_early"} <= signs.keys()


def test_a_joint_is_a_sign_of_the_whole() -> None:
    reading = reading_of("Rope pattern recognition is hard. We propose a weaving network.")
    worth = weigh(reading)
    topics = modifiers(reading, worth, named=False)
    first = next(each for each in bases(reading, None, (), topics, 90) if each.source == "proposed")
    alone = whole_signs(Candidate(first), worth, named=False)
    joint = {
        sign
        for each in joined(first, topics, 90)
        for sign in whole_signs(each, worth, named=False).keys() - alone.keys()
    }
    assert any(sign.startswith("joint_") for sign in joint)


def test_signs_weigh_what_they_add_up_to() -> None:
    assert weight({}) == 0
    assert weight({"from_topic": 2.0, "unknown": 5.0}) == 2 * weight({"from_topic": 1.0})
    assert weight({"from_topic": 1.0}) < weight({"from_proposed": 1.0})


def test_a_thing_of_a_common_kind_is_thin_where_its_text_goes_on() -> None:
    reading = reading_of("We propose LoomNet, a hand loom that weaves wet ropes.", LOOM_NET)
    worth = weigh(reading)
    thin = [
        whole_signs(Candidate(each), worth, named=True)["thin"]
        for each in bases(reading, LOOM_NET, (), (), 90)
        if each.source == "apposition"
    ]
    assert len(thin) == 2
    assert thin[0] > thin[1] == 0
