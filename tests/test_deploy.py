"""The files under deploy/ are true: commands and options exist, and docs and files agree."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.main import get_command

from facedown.cli import app
from facedown.server.common.settings import PORT
from facedown.server.store.failures import WORDS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCS = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))
PROGRAM = "/opt/facedown/bin/facedown"


def unit(name: str) -> configparser.ConfigParser:
    """Keys that come twice would be lost: there are none."""
    made = configparser.ConfigParser(strict=True, interpolation=None)
    made.optionxform = str  # type: ignore[assignment,method-assign]
    made.read(DEPLOY / name)
    return made


def command(name: str) -> list[str]:
    return shlex.split(unit(name)["Service"]["ExecStart"])


@pytest.mark.parametrize("name", UNITS)
def test_the_command_of_a_unit_exists_with_its_options(name: str) -> None:
    program, word, *rest = command(name)
    assert program == PROGRAM
    known = get_command(app).commands[word]  # type: ignore[attr-defined]
    options = {text for parameter in known.params for text in parameter.opts}
    wanted = {text for text in rest if text.startswith("--")}
    assert wanted <= options
    assert wanted


@pytest.mark.parametrize("name", UNITS)
def test_units_are_hardened_and_leave_the_compiler_alone(name: str) -> None:
    service = unit(name)["Service"]
    for key, value in {
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "UMask": "0077",
    }.items():
        assert service[key] == value
    assert service["CapabilityBoundingSet"] == ""
    assert "MemoryDenyWriteExecute" not in service
    assert service["User"] == "facedown"


def test_the_two_units_of_a_server_differ_in_nothing_but_the_port() -> None:
    one, many = unit("facedown.service"), unit("facedown@.service")
    assert dict(one["Service"]) | {"ExecStart": ""} == dict(many["Service"]) | {"ExecStart": ""}
    assert "--port 8000" in one["Service"]["ExecStart"]
    assert "--port %i" in many["Service"]["ExecStart"]


def test_the_timer_starts_the_backup() -> None:
    assert (DEPLOY / "facedown-backup.timer").stem == (DEPLOY / "facedown-backup.service").stem
    assert unit("facedown-backup.timer")["Timer"]["Persistent"] == "yes"
    assert " ".join(command("facedown-backup.service")[1:]) in DOCS.replace("`", "")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_can_read_them(tmp_path: Path) -> None:
    for path in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        name = path.name.replace("@.", "@8001.")
        (tmp_path / name).write_text(path.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true"), encoding="utf-8")
    for name in sorted(path.name for path in tmp_path.iterdir()):
        done = subprocess.run(["systemd-analyze", "verify", f"./{name}"], cwd=tmp_path, capture_output=True, text=True)
        assert name not in done.stderr, done.stderr


def test_proxies_lead_to_the_server_and_pass_on_what_it_needs() -> None:
    caddy, nginx = (
        (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
    )
    for text in (caddy, nginx):
        assert f"127.0.0.1:{PORT}" in text
        assert "tables.example.org" in text
    assert "proxy_set_header Host $http_host;" in nginx
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert text.count("{") == text.count("}")


def test_the_docs_name_every_trouble_and_every_file() -> None:
    told = set(re.findall(r"^\| `(\w+)`:", DOCS, re.MULTILINE))
    assert told == set(WORDS) - {"restored"}
    for path in DEPLOY.iterdir():
        assert path.name in DOCS
