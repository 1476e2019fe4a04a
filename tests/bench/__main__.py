"""`make bench`: time, memory and size of building a site of made-up papers.

`make bench ARGS=6000` for as many papers.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench import deriving
from tests.bench.papers import make_list
from tests.command import environment
from tests.text.corpus import median_times


def main() -> int:
    """Print one line for each kind of build."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("papers", nargs="?", type=int, default=1000)
    papers = parser.parse_args().papers
    abstracts = make_list(papers).split("\n\n")[1:]
    report_reading(abstracts)
    deriving.report(abstracts)
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        (site / "content" / "lists").mkdir(parents=True)
        (site / "content" / "lists" / "bench.txt").write_text(make_list(papers), encoding="utf-8")
        report("first build, pages made", *build(site), papers)
        report("clean build", *build(site, "--clean"), papers)
        report("warm build, no change", *build(site), papers)
        page = min((site / "content" / "papers").glob("*.md"))
        page.write_text(page.read_text(encoding="utf-8") + "\n## Notes\n\nNew.\n", encoding="utf-8")
        report("warm build, one page edited", *build(site), papers)
        files = [path for path in (site / "_site").rglob("*") if path.is_file()]
        size = sum(path.stat().st_size for path in files)
    sys.stdout.write(f"output: {len(files)} files, {size / papers / 1000:.2f} kB a paper\n")
    return 0


def report_reading(abstracts: list[str]) -> None:
    """One line: the processor time that reading takes, beside Python-Markdown's."""
    ours, theirs = median_times(abstracts).values()
    sys.stdout.write(
        f"reading an abstract: {ours:.0f} us, {ours / theirs:.2f} of Python-Markdown's\n"
    )


def build(site: Path, *arguments: str) -> tuple[float, float]:
    """Build a site; the seconds it took and the megabytes of its largest process."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "sitegen", "build", "--quiet", *arguments]
    log = (site / "log").open("w+", encoding="utf-8")
    with log, subprocess.Popen(command, cwd=site, env=environment(site), stderr=log) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            log.seek(0)
            sys.exit(f"The build failed:\n{log.read()[-2000:]}")
    return time.perf_counter() - began, usage.ru_maxrss / 1000


def report(what: str, seconds: float, megabytes: float, papers: int) -> None:
    """One line: what was built, how long it took, also for each paper, and the memory it took."""
    each = 1000 * seconds / papers
    line = f"{what:28} {seconds:7.2f} s  {each:6.2f} ms a paper  {megabytes:5.0f} MB\n"
    sys.stdout.write(line)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
