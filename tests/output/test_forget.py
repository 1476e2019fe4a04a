"""Forgetting earlier builds."""

from pathlib import Path

from sitegen.output.publish import forget
from tests.output.trees import Publish, Read

MANY = {f"papers/{number}.html": str(number) for number in range(50)}


def test_all_but_the_record_of_what_is_ours_goes(
    build: Publish, output: Path, state: Path, published: Read
) -> None:
    build(MANY)
    (output / "notes.txt").write_text("mine")
    build(MANY | {"index.html": "new"})
    (state / "memory").mkdir()
    (state / "memory" / "x").touch()
    assert (state / "spare").is_dir()
    forget(output)
    assert sorted(path.name for path in state.iterdir()) == ["files.msgpack", "lock"]
    build(MANY)
    assert published() == MANY | {"notes.txt": "mine"}


def test_a_site_left_aside_is_put_back_first(output: Path, state: Path, build: Publish) -> None:
    build({"index.html": "home"})
    output.rename(state / "previous")
    forget(output)
    assert (output / "index.html").read_text() == "home"


def test_where_nothing_was_built_nothing_is_made(output: Path) -> None:
    forget(output)
    assert list(output.parent.iterdir()) == []
