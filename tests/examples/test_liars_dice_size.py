"""The example of a package stays as small as the docs say."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples/liars_dice"
LIMIT = 500  # lines of Python; a stranger's first game should be no more


def test_its_lines_are_as_many_as_the_docs_say() -> None:
    sources = [path for path in PACKAGE.rglob("*.py") if "tests" not in path.parts]
    lines = [line for path in sources for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= LIMIT
    for page in (PACKAGE / "README.md", ROOT / "docs/adding-a-game.md"):
        assert f"{len(lines)} lines" in page.read_text(encoding="utf-8").replace("\n", " "), page.name
    assert not [*PACKAGE.rglob("*.js"), *PACKAGE.rglob("*.ts"), *PACKAGE.rglob("*.svelte")]
