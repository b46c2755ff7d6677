"""The docs are tested: examples run and print what the page says, commands exist, links lead somewhere.

Conventions. The ```python blocks of a page run from top to bottom as one program; a ```text block right after one is
what it prints. A block after the line <!-- not run --> is a fragment and is left alone; one after <!-- from FILE --> is
a piece of that file. A ```position block is a position of NYET! that can be read. Commands are lines of ```console
blocks and inline code that starts with `facedown`.
"""

import contextlib
import io
import re
import runpy
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import facedown
from facedown.catalog import GAMES, find_game
from facedown.engine.dice import seed_from
from facedown.engine.log import Sitter, dump
from facedown.engine.play import Play
from facedown.engine.rule import JIT
from facedown.games.nyet.text.position import POSITION

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    [*ROOT.glob("*.md"), *(page for folder in ("docs", "src", "examples") for page in (ROOT / folder).rglob("*.md"))],
    key=lambda page: page.relative_to(ROOT).as_posix(),
)
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
BLOCK = re.compile(r"(<!-- (?:not run|from [^ ]+) -->\n+)?^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    return [found[3] for found in BLOCK.finditer(text) if found[2] == kind and not found[1]]


def prose(text: str) -> str:
    """A page without its blocks."""
    return BLOCK.sub("", text)


# --- examples -----------------------------------------------------------------------------------------------------


def programs(text: str) -> list[tuple[str, str | None]]:
    """The Python blocks of a page, each with the text that follows it at once."""
    found = list(BLOCK.finditer(text))
    made: list[tuple[str, str | None]] = []
    for i, block in enumerate(found):
        if block[2] == "python" and not block[1]:
            after = found[i + 1] if i + 1 < len(found) else None
            prints = after is not None and after[2] == "text" and not text[block.end() : after.start()].strip()
            made.append((block[3], after[3] if prints and after else None))
    return made


def test_a_text_belongs_to_the_block_before_it() -> None:
    page = (
        "```python\na = 1\n```\n\n<!-- not run -->\n```python\n?\n```\n\n```python\nprint(a)\n```\n\n```text\n1\n```\n"
    )
    assert programs(page) == [("a = 1\n", None), ("print(a)\n", "1\n")]


@pytest.mark.parametrize("name", [name for name in NAMES if programs(text_of(name))])
def test_examples_run_and_print_what_the_page_says(name: str, tmp_path: Path) -> None:
    parts = programs(text_of(name))
    source = "".join(f"{code}print('<end of block>')\n" for code, _ in parts)
    if not JIT and any(word in source for word in ("Batch", "VectorEnv", "native(")):
        pytest.skip("this page needs the compiler")
    program = tmp_path / "page.py"  # a real file: compiled rules are kept by the content of their sources
    program.write_text(source, encoding="utf-8")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(str(program), run_name="__main__")
    said = printed.getvalue().split("<end of block>\n")
    for (code, expected), got in zip(parts, said, strict=False):
        if expected is not None:
            assert got == expected, f"{name}: the block that starts with {code.splitlines()[0]!r}"
    assert len(said) == len(parts) + 1


QUOTED = re.compile(r"<!-- from (\S+) -->\n+```\w*\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", [name for name in NAMES if QUOTED.search(text_of(name))])
def test_pieces_of_files_stand_in_them(name: str) -> None:
    for file, piece in QUOTED.findall(text_of(name)):
        assert piece in text_of(file), f"{name}: {file} has no longer {piece.splitlines()[0]!r} ..."


def test_the_readme_has_a_short_example() -> None:
    (code,) = blocks(text_of("README.md"), "python")
    assert sum(1 for line in code.splitlines() if line and "import" not in line) <= 10
    assert "VectorEnv" in code
    assert "env.seen(env.seat)" in code


def test_the_saved_game_of_the_page_is_a_real_one() -> None:
    """Every line of the example stands in the file that the page's game makes, in this order."""
    (example,) = blocks(text_of("docs/file-format.md"), "json")
    game = find_game("nyet")
    play = Play(game, game.options.of(players=2, round_count=1, discard_line="classic"), seed_from("example"))
    play.roll()
    while not play.over:
        seat = play.actors()[0]
        play.act(seat, play.legal(seat)[0])
    lines = iter(dump(play, [Sitter("Ann"), Sitter("Regular", bot="regular")]).splitlines())
    for line in example.splitlines():
        assert line.strip() == "..." or line in lines, line


@pytest.mark.parametrize("name", [name for name in NAMES if blocks(text_of(name), "position")])
def test_positions_can_be_read(name: str) -> None:
    game = find_game("nyet")
    for text in blocks(text_of(name), "position"):
        state = game.text.read_position(text)
        assert game.text.read_position(game.text.write_position(state)) == state


def test_every_line_of_a_position_is_explained() -> None:
    """Whatever the reader of positions asks for stands in the table of the page."""
    asked = {"options", *(line.key for line in POSITION.lines if " " not in line.key)}
    explained = set(re.findall(r"^\| `(\w+)` \|", text_of("docs/file-format.md"), re.MULTILINE))
    assert len(asked) > 10
    assert asked <= explained


# --- commands -----------------------------------------------------------------------------------------------------


def command_lines(text: str) -> Iterator[str]:
    for block in blocks(text, "console"):
        for line in block.splitlines():
            if line.startswith("$ "):
                yield line.removeprefix("$ ").partition("  #")[0].strip()
    yield from re.findall(r"`(facedown [^`\n]+)`", prose(text))


def commands_of(name: str) -> list[str]:
    return [line for line in command_lines(text_of(name)) if "facedown " in line and "-m" not in line.split()]


@pytest.fixture(scope="module")
def commands() -> Any:
    """The program's own tree of commands."""
    import typer.main

    from facedown.cli import app

    return typer.main.get_command(app)


@pytest.mark.parametrize("name", [name for name in NAMES if commands_of(name)])
def test_commands_and_their_options_exist(name: str, commands: Any) -> None:
    for line in commands_of(name):
        words = shlex.split(line)
        words = words[words.index(next(word for word in words if word.split("/")[-1] == "facedown")) + 1 :]
        here = commands
        while words and hasattr(here, "commands"):
            if words[0].startswith("-"):
                break
            assert words[0] in here.commands, f"{name}: `{line}`: there is no command '{words[0]}'"
            here = here.commands[words.pop(0)]
        known = {option for parameter in here.params for option in (*parameter.opts, *parameter.secondary_opts)}
        for word in words:
            if re.match(r"--?[a-z]", word):
                option = word.partition("=")[0]
                assert option in known | {"--help"}, f"{name}: `{line}`: there is no option '{option}'"


def test_every_command_is_explained_to_players_or_designers(commands: Any) -> None:
    told = {shlex.split(line)[1] for name in NAMES for line in commands_of(name) if line.startswith("facedown ")}
    assert set(commands.commands) <= told


def test_every_word_at_the_table_is_explained_to_players() -> None:
    from facedown.cli.terminal.commands import COMMANDS

    explained = re.findall(r"^\| `([?a-z]+)` \|", text_of("docs/players.md"), re.MULTILINE)
    assert explained == list(COMMANDS)


def test_every_flag_of_play_is_explained_to_players(commands: Any) -> None:
    explained = set(re.findall(r"^\| `(--[a-z]+)` \|", text_of("docs/players.md"), re.MULTILINE))
    flags = {option for parameter in commands.commands["play"].params for option in parameter.opts}
    assert explained == {flag for flag in flags if flag.startswith("--")} - {"--help"}


@pytest.mark.parametrize("name", NAMES)
def test_make_targets_exist(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    text = text_of(name)
    used = {found for line in command_lines(text) for found in re.findall(r"^make ([a-z]+)", line)}
    used |= set(re.findall(r"`make ([a-z]+)`", prose(text)))
    assert used <= targets


# --- links and names ------------------------------------------------------------------------------------------------


def anchors(text: str) -> set[str]:
    """The headings of a page as link targets."""
    heads = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head).strip().lower().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("name", NAMES)
def test_links_between_pages_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(text_of(name))):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        page = (ROOT / name).parent / path if path else ROOT / name
        assert page.exists(), f"{name}: {target}"
        assert page.resolve().is_relative_to(ROOT), f"{name}: {target} leaves the project"
        assert not anchor or anchor in anchors(page.read_text(encoding="utf-8")), f"{name}: {target}"


def test_the_map_names_every_page() -> None:
    index = text_of("docs/index.md")
    for name in NAMES:
        if name.startswith("docs/") and name != "docs/index.md":
            assert f"({name.removeprefix('docs/')})" in index, name


def test_the_changelog_has_this_version() -> None:
    assert f"## [{facedown.__version__}]" in text_of("CHANGELOG.md")
    for game in GAMES.values():
        assert f"{game.title} (rules version {game.rules_version})" in text_of("CHANGELOG.md")


# --- what must not be in any file -----------------------------------------------------------------------------------

# Put together from parts, so that this file does not contain what it looks for.
FOLDERS = ["/" + "work/", "/" + "root/", "/" + "home/", "/" + "Users/", "C:" + "\\Users"]
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "anaconda" + ".org"]
ADDRESSES = ["--index" + "-url", "extra-index" + "-url", "find" + "-links", "artifact" + "ory", "local" + "host:"]


def tracked_files() -> list[Path]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()]


def test_no_file_knows_a_machine_or_a_download_address() -> None:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        found += [f"{path.relative_to(ROOT)}: {bad}" for bad in FOLDERS + HOSTS + ADDRESSES if bad in text]
    assert found == []


def test_the_files_of_the_docs_are_plain() -> None:
    """No tabs, no blanks at line ends, no pictograms."""
    for name in NAMES:
        for number, line in enumerate(text_of(name).splitlines(), 1):
            assert line == line.rstrip(), f"{name}, line {number}: blanks at the end"
            assert "\t" not in line, f"{name}, line {number}: a tab"
            assert all(ord(sign) < 0x1F000 for sign in line), f"{name}, line {number}: a pictogram"
