"""Writes a report in one HTML file: a heading, pictures with their questions, and a line on what it was made with."""

import base64
from dataclasses import dataclass
from html import escape

from facedown import __version__
from facedown.arena.report import page as framed


@dataclass(frozen=True)
class Picture:
    key: str
    question: str
    note: str
    png: bytes


def section(p: Picture) -> str:
    """Writes a picture, what it asks and how to read it."""
    return (
        f"<section><h2>{escape(p.question)}</h2><img alt='{escape(p.question, quote=True)}' "
        f"src='data:image/png;base64,{base64.b64encode(p.png).decode()}'><p class='note'>{escape(p.note)}</p></section>"
    )


def page(title: str, lead: str, body: str, made_with: str) -> str:
    """Writes a whole report in one file."""
    head = f"<header><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>"
    foot = f"<footer>Facedown {escape(__version__)}, {escape(made_with)}.</footer>"
    return framed(title, f"{head}\n{body}\n{foot}\n")
