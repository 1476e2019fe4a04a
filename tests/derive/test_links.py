"""Links of an abstract, however they are written."""

import pytest

from sitegen.derive.links import address_key, find_links, without_addresses
from sitegen.model.prose import Hyperlink, Prose
from sitegen.text.abstract import read_abstract

WRITTEN = [
    # (abstract, the links found)
    (r"Code is at \url{https://github.com/ada/loom}.", [("code", "https://github.com/ada/loom")]),
    (
        r"The \href{https://ada.github.io/loom/}{project page} has more.",
        [("project", "https://ada.github.io/loom/")],
    ),
    (
        "See the [code](https://github.com/ada/loom).",
        [("code", "https://github.com/ada/loom")],
    ),
    ("Available (https://github.com/ada/loom).", [("code", "https://github.com/ada/loom")]),
    (
        "We release code (https://github.com/ada/loom), and data (https://zenodo.org/record/7).",
        [("code", "https://github.com/ada/loom"), ("data", "https://zenodo.org/record/7")],
    ),
    (
        "Our dataset is available at https://github.com/ada/knots.",
        [("data", "https://github.com/ada/knots")],
    ),
    (
        "Data and code: https://github.com/ada/knots",
        [("code", "https://github.com/ada/knots")],
    ),
    (
        "Weights: https://huggingface.co/ada/loom and https://huggingface.co/datasets/ada/knots.",
        [
            ("model", "https://huggingface.co/ada/loom"),
            ("data", "https://huggingface.co/datasets/ada/knots"),
        ],
    ),
    (
        "Try it: https://huggingface.co/spaces/ada/loom",
        [("demo", "https://huggingface.co/spaces/ada/loom")],
    ),
    ("Watch https://youtu.be/abc123!", [("video", "https://youtu.be/abc123")]),
    ("Videos are on our website https://loom.org/a.", [("project", "https://loom.org/a")]),
    ("A demo is at https://loom.org/b", [("demo", "https://loom.org/b")]),
    ("It extends https://arxiv.org/abs/1234.56789.", [("paper", "https://arxiv.org/abs/1234.56789")]),
    ("Looms are sold at https://loom.org/shop.", [("link", "https://loom.org/shop")]),
    (
        "Code, data and videos are at https://loom.org/c.",
        [("project", "https://loom.org/c")],
    ),
    ("Our models are at https://loom.org/d.", [("model", "https://loom.org/d")]),
    ("Our database is at https://loom.org/e", [("data", "https://loom.org/e")]),
    ("Movies can be seen at https://loom.org/f.", [("video", "https://loom.org/f")]),
    ("A demo video is at https://loom.org/g.", [("video", "https://loom.org/g")]),
    ("A video knot data set: https://loom.org/h.", [("data", "https://loom.org/h")]),
    ("See https://bit.ly/x1 for code.", [("code", "https://bit.ly/x1")]),
    ("See https://loom.org/i for supplementary material.", [("project", "https://loom.org/i")]),
    ("The full version is at https://loom.org/j", [("paper", "https://loom.org/j")]),
    ("Proofs: https://loom.org/k.pdf.", [("paper", "https://loom.org/k.pdf")]),
    ("A talk: https://loom.org/l.mp4", [("video", "https://loom.org/l.mp4")]),
    ("It is at https://git.loom.org/ada/knots.", [("code", "https://git.loom.org/ada/knots")]),
    ("It is at https://lab.ada.github.io/m/", [("project", "https://lab.ada.github.io/m/")]),
    ("See ada.github.io and github.com/ada/loom.", [
        ("project", "https://ada.github.io"), ("code", "https://github.com/ada/loom"),
    ]),
    (r"\href{https://loom.org/n}{Videos} are shown.", [("link", "https://loom.org/n")]),
    ("No link here.", []),
]  # fmt: skip


@pytest.mark.parametrize(("abstract", "expected"), WRITTEN, ids=[text for text, _ in WRITTEN])
def test_links_are_found_with_their_kind(abstract: str, expected: list[tuple[str, str]]) -> None:
    links = find_links(read_abstract(abstract))
    assert [(link.kind, link.url) for link in links] == expected


def prose(plain: str, *urls: str) -> Prose:
    starts = ((url, plain.index(url)) for url in urls)
    links = tuple(Hyperlink(url, start, start + len(url)) for url, start in starts)
    return Prose(plain, "", plain, plain, plain, (), links)


@pytest.mark.parametrize(
    "abstract",
    [
        "Code is at https://github.com/ ada/loom.",
        "See https://sites.google.com/view for more.",
        "See https://www.youtube.com/watch for more.",
        "As Ada [2020, https://doi.org/10.1000/1] shows.",
    ],
)
def test_addresses_cut_off_and_cited_works_are_no_links_of_the_paper(abstract: str) -> None:
    assert find_links(read_abstract(abstract)) == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://loom.org/a#use", "https://loom.org/a"),
        ("https://loom.org/a/index.html", "http://www.loom.org/a"),
        ("https://loom.org/a?utm_source=b", "https://loom.org/a/"),
        ("https://loom.org/?p=1&usp=sharing", "https://loom.org/?p=1"),
        ("https://github.com/ada/loom/tree/main", "https://github.com/ada/loom.git"),
    ],
)
def test_writings_of_one_address(one: str, other: str) -> None:
    assert address_key(one) == address_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://loom.org/#/a", "https://loom.org/#/b"),
        ("https://loom.org/?p=1", "https://loom.org/?p=2"),
        ("https://github.com/ada/loom", "https://github.com/ada/loom2"),
        ("https://loom.org/tab=1", "https://loom.org"),
    ],
)
def test_different_addresses(one: str, other: str) -> None:
    assert address_key(one) != address_key(other)


def test_one_address_is_one_link_whatever_its_case_scheme_and_ending() -> None:
    writings = (
        "https://github.com/Ada/Loom",
        "http://www.github.com/ada/loom/",
        "https://GitHub.com/ada/loom.git",
    )
    found = find_links(prose("Code: " + " or ".join(writings), *writings))
    assert [link.url for link in found] == ["https://github.com/Ada/Loom"]
    assert len({address_key(url) for url in writings}) == 1


@pytest.mark.parametrize("trailing", [".", ",", ").", ";", "'", '".', "!", ")", "**"])
def test_what_trails_an_address_is_no_part_of_it(trailing: str) -> None:
    url = "https://loom.org/a_(b)"
    found = find_links(prose(f"Here: {url}{trailing}", url + trailing))
    assert [link.url for link in found] == [url]


def test_words_before_an_earlier_link_do_not_speak_for_a_later_one() -> None:
    first, second = "https://loom.org/code", "https://loom.org/more"
    found = find_links(prose(f"Our code is at {first} and more is at {second}.", first, second))
    assert [link.kind for link in found] == ["code", "link"]


def test_neither_do_the_words_that_an_earlier_link_shows() -> None:
    found = find_links(
        read_abstract("The [code](https://loom.org/a) and [more](https://loom.org/b).")
    )
    assert found[1].kind == "link"


@pytest.mark.parametrize(
    ("abstract", "left"),
    [
        ("Code: https://github.com/ada/loom.", "Code: ."),
        (r"Code: \url{https://github.com/ada/loom}.", "Code: ."),
        ("See ada.github.io, and loom.dev/a (www.loom.org).", "See , and  ()."),
        ("See [ada.github.io](https://ada.github.io/) for more.", "See  for more."),
        ("See [our code](https://github.com/ada/loom).", "See our code."),
        ("Write to [ada@loom.org](mailto:ada@loom.org).", "Write to ada@loom.org."),
        ("No link here.", "No link here."),
    ],
)
def test_an_address_is_cut_and_a_label_of_words_stays(abstract: str, left: str) -> None:
    assert without_addresses(read_abstract(abstract)) == left


@pytest.mark.parametrize("url", ["javascript:alert(1)", "mailto:ada@loom.org", "ftp://loom.org/a"])
def test_only_web_addresses_are_links(url: str) -> None:
    assert find_links(prose(f"See {url}", url)) == ()
