"""BibTeX is read as BibTeX reads it, with lines; what breaks in one entry stays in it."""

import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitegen.content.metadata.bibtex import Bibliography, parse


def fields(text: str) -> list[tuple[str, dict[str, str]]]:
    return [
        (entry.key, {name: field.text for name, field in entry.fields.items()})
        for entry in parse(text).entries
    ]


def faults(text: str) -> list[tuple[int, bool]]:
    return [(fault.line, fault.lost) for fault in parse(text).faults]


def test_an_entry_with_its_lines() -> None:
    found = parse("A comment.\n@Article{loom26,\n  Title = {On\n  {Looms}},\n  year = 2026 }\n")
    (entry,) = found.entries
    assert (entry.kind, entry.key, entry.line) == ("article", "loom26", 2)
    assert {name: (field.text, field.line) for name, field in entry.fields.items()} == {
        "title": ("On\n  {Looms}", 3),
        "year": ("2026", 5),
    }
    assert found.faults == ()


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ('@a{k, title = "a {"}quoted{"} b"}', 'a {"}quoted{"} b'),
        ("@a(k, title = {in (round) ones})", "in (round) ones"),
        ('@string{x = {On }}\n@STRING(Y=x # "Loo")\n@a{k, title = y # {ms} # 2}', "On Looms2"),
        ("@a{k, title={t}, month = jan # {~1}}", "t"),
        ("@a{k, % a remark\n title = {100% of it}}", "100% of it"),
        ("@a{k, title = {ada@example{x} or\n@misc{y}}}", "ada@example{x} or\n@misc{y}"),
        (r"@a{k, title = {a \{ b}}", r"a \{ b"),
        (r"@a{k, title = {a \} b}, year = 1}", r"a \} b"),
        ("@a{k title, title = {t},,}", "t"),
        ("@a{, title = {no key}}", "no key"),
        ('@comment{@a{x, title={no}}}@preamble{"x" # {y}}@a{k, title={yes}}', "yes"),
        ("  % @a{x, title={commented out}}\n@a{k, title={yes}}", "yes"),
        ("Write to ada@example{x, y={z}}, or Some {{braces}\n@a{k, title={yes}}", "yes"),
    ],
)  # fmt: skip
def test_what_is_read_without_a_fault(text: str, title: str) -> None:
    (entry,) = parse(text).entries
    assert (entry.fields["title"].text, faults(text)) == (title, [])


GOOD = "\n@a{good, title = {G}}"


@pytest.mark.parametrize(
    ("broken", "line"),
    [
        ("@a{x title = {no comma behind the key}}", 1),
        ("@a{title = {no key}}", 1),
        ("@a{x, title = {T}\n year = 2000}", 2),
        ("@a{x,\n title = {never closed, year = 1}", 2),
        ('@a{x,\n title = "never closed, year = 1}', 2),
        ('@a{x,\n title = "a } b"}', 2),
        ("@a{x, title = }", 1),
        ("@a{x,\n\n title}", 3),
        ("@a{x, title = {never closed,\n\n@a{y, title = {Y}}", 1),
        ("@string{x = {a} {b}}", 1),
        ("@a{x", 1),
    ],
)
def test_a_broken_entry_is_told_and_the_next_is_read(broken: str, line: int) -> None:
    found = parse(f"{broken}{GOOD}")
    assert found.entries[-1].key == "good"
    assert (found.faults[0].line, found.faults[0].lost) == (line, True)


def test_names_of_names_do_not_fill_the_memory() -> None:
    names = [
        f"@string{{n{level} = {' # '.join([f'n{level - 1}'] * 10)}}}" for level in range(1, 20)
    ]
    head = ['@string{n0 = "hemp rope "}', *names, "@a{x, title = {T}, note = n19}"]
    found = parse("\n".join(head) + GOOD)
    values = [field.text for entry in found.entries for field in entry.fields.values()]
    assert [entry.key for entry in found.entries] == ["x", "good"]
    assert max(map(len, values)) < 20_000
    lost = next(fault for fault in found.faults if fault.lost)
    assert (lost.line, "`@string{n4`" in lost.message) == (5, True)


@pytest.mark.parametrize(
    ("text", "kept", "line"),
    [
        ("@a{k, title={t}\n\n@a{l, title={u}}", ["k", "l"], 1),
        ("@a{k, title={t}, title={u}}", ["k"], 1),
        ("@a{k, title={t}}\n@a{K, title={u}}\n@a{l, title={v}}", ["k", "K", "l"], 2),
        ("@a{k,\n title=unknown}", ["k"], 2),
    ],
)
def test_what_is_odd_is_told_and_read(text: str, kept: list[str], line: int) -> None:
    assert [key for key, _ in fields(text)] == kept
    assert faults(text) == [(line, False)]


def test_the_first_of_two_values_counts_and_an_unknown_name_stands_for_itself() -> None:
    assert fields("@a{k, year=1, Year=2, note=so # { what}}") == [
        ("k", {"year": "1", "note": "so what"})
    ]


NAMES = st.from_regex(r"[a-z][a-z-]{0,8}", fullmatch=True)
KEYS = st.from_regex(r"[A-Za-z0-9:._/-]{1,12}", fullmatch=True)
PLAIN = st.text(st.characters(exclude_categories=["Cs"], exclude_characters='{}"\\@\r'))
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner.map(lambda text: f"{{{text}}}"), max_size=3).map("".join)
)
ENTRIES = st.lists(
    st.tuples(KEYS, st.dictionaries(NAMES, VALUES, max_size=5)),
    max_size=5,
    unique_by=lambda entry: entry[0].lower(),
)


def written(value: str, style: int) -> str:
    """A value in braces, in quotation marks, or as two joined ones."""
    if style == 0:
        return f"{{{value}}}"
    return f'"{value}"' if style == 1 else f'{{{value}}} # ""'


@given(ENTRIES, st.integers(0, 2), st.sampled_from([" ", "\n", ""]), st.sampled_from(["{}", "()"]))
def test_entries_come_out_as_they_went_in(
    entries: list[tuple[str, dict[str, str]]], style: int, gap: str, braces: str
) -> None:
    text = "\n".join(
        f"@misc{gap}{braces[0]}{gap}{key},{gap}"
        + ",".join(f"{gap}{name}{gap}={gap}{written(v, style)}" for name, v in values.items())
        + f"{gap}{braces[1]}"
        for key, values in entries
    )
    assert (fields(text), faults(text)) == (entries, [])


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    assert isinstance(parse(text), Bibliography)


@given(st.text('@a{}(),="#%\\ \n1', max_size=200))
def test_any_signs_are_read_and_every_fault_has_its_line(text: str) -> None:
    lines = text.count("\n") + 1
    assert all(1 <= fault.line <= lines and fault.hint for fault in parse(text).faults)


@pytest.mark.parametrize(
    "make",
    [
        lambda n: "@a{k, t={x}\n" * n,
        lambda n: "@a{k, t={x} " * n,
        lambda n: "@a{b,c={" * n,
        lambda n: "@a{b,c={" * n + "}}" * n,
        lambda n: '@a{b,c="' * n,
        lambda n: "@b(" * n,
        lambda n: "@a{" * n + "}" * n,
        lambda n: "@a{x,t={@b{k," * n + "}}}" * n,
        lambda n: "@a{x," + "t={y}," * n + "!}",
        lambda n: "@a{b," + " " * n + "@c{d," * n,
        lambda n: "@a{b,c={x}" + "#{x}" * n,
    ],
)
def test_time_grows_with_the_length(make: Callable[[int], str]) -> None:
    def seconds(size: int) -> float:
        text = make(size)
        began = time.process_time()
        parse(text)
        return time.process_time() - began

    seconds(1000)
    assert seconds(16_000) < 16 * max(min(seconds(4_000), seconds(4_000)), 0.01)
