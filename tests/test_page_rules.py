"""The page has no rules: what a number of players, a count or a product decides is told by the view."""

import re
import runpy
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web/src"
ROOMS = ("boards", "table", "parts", "lib", "pages", "analysis")
NOT_AT_TABLES = ("/fixtures/", ".test.", "/race/fake.ts")  # written for tests and trials
DECIDES = {
    "a number of players decides": r"\b(players|people)\b *(===|!==|[<>]=?) *\d",
    "a number of the rules decides": r"\bview\.\w+(\.length)? *(===|!==|[<>]=?) *[2-9]\b",
    "what the rules calculate": r"(\*|\b\d+ [-+]) *(view|row|line)\.\w",
    "rounds or steps, counted by hand": r"#each \[(0, )?1, 2, 3\b",
}
LAYOUT = {  # drawings and forms: where people sit, how large cards are, which halves of a round are over
    "boards/nyet/Board.svelte": (
        "view.players === 5 ? 4.9 : 4.4", "low || view.players > 2", "(view.players === 2 || view.players === 4)",
    ),
    "boards/nyet/ScoreSheet.svelte": ("colspan={2 + view.players}",),
    "boards/myst/Turns.svelte": ("over ? 2 * view.turns",),
    "boards/myst/asks.ts": ("team(1 - view.seat)",),  # the other one of two
    "boards/myst/setup/Setup.svelte": ("disabled={people === 2}", '{:else if people > 2 && about("team_split")}'),
}  # fmt: skip


WRITTEN = sorted((SOURCE / "boards").glob("*/data.py"))


def decisions(code: str) -> list[str]:
    code = re.sub(r"<style>.*", "", code, flags=re.DOTALL)
    code = re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", code, flags=re.DOTALL)
    lines = code.splitlines()
    return [f"{what}: {line.strip()}" for line in lines for what, how in DECIDES.items() if re.search(how, line)]


def test_nothing_is_decided_on_the_page() -> None:
    found, read = [], 0
    for file in sorted(file for room in ROOMS for file in (SOURCE / room).rglob("*")):
        name = file.relative_to(SOURCE).as_posix()
        if file.suffix not in {".ts", ".svelte"} or any(part in name for part in NOT_AT_TABLES):
            continue
        read += 1
        code = file.read_text(encoding="utf-8")
        for drawn in LAYOUT.get(name, ()):
            assert drawn in code, f"{name} has no {drawn} any more"
            code = code.replace(drawn, "")
        found += [f"{name}: {line}" for line in decisions(code)]
    assert read > 300
    assert not found, "\n".join(["let the view bring what this needs (docs/page.md):", *found])


@pytest.mark.parametrize(
    "code",
    [
        "const top = view.players === 3 ? 10 : 13;",
        "if (people > 2) return;",
        "worth: (tricks + loot) * view.points,",
        "view.darts < 2",
        "<p>{#each [1, 2, 3] as round}",
        "footsteps: 3 - view.step",
    ],
)
def test_what_is_found(code: str) -> None:
    assert decisions(code)


@pytest.mark.parametrize(
    "code",
    ["view.left > 0", "// view.players === 3", "<style>\n.n { width: calc(2 * view.x) }", "view.step + 1", "[0, 1]"],
)
def test_what_is_not_found(code: str) -> None:
    assert not decisions(code)


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.parent.name)
def test_what_the_rules_wrote_down_for_the_page_is_up_to_date(file: Path) -> None:
    script = runpy.run_path(str(file))
    assert script["FILE"].read_text(encoding="utf-8") == script["text"](), f"run: python {file}"


def test_three_games_have_such_data() -> None:
    assert [file.parent.name for file in WRITTEN] == ["myst", "nusubito", "shy_monsters"]
