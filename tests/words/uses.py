"""Finds which words Python asks for: calls of a `Speaker`, by reading the source."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import facedown
from facedown.words import Speaker

SOURCE = Path(facedown.__file__).parent
ANY = "*"  # stands for every catalogue of a game, and for a part of a key that is not known


class Use(NamedTuple):
    catalogue: str
    key: str  # with ANY where a value is put in
    given: frozenset[str]  # values
    more: bool  # and others that are not written out
    where: str

    def fits(self, key: str) -> bool:
        return re.fullmatch(re.escape(self.key).replace(re.escape(ANY), r".*"), key) is not None


class _Module(NamedTuple):
    file: str
    tree: ast.Module
    speakers: dict[str, Speaker]


def uses() -> Iterator[Use]:
    """All calls in our package that say something. A function that is handed the key counts where it is called."""
    modules = list(_modules())
    handed: dict[tuple[str, str], int] = {}  # catalogue and name of such a function: which argument is the key
    for module in modules:
        for scope in _scopes(module.tree):
            for call in _calls(scope):
                speaker = _speaker(call, module.speakers)
                if speaker and isinstance(call.args[0], ast.Name) and isinstance(scope, ast.FunctionDef):
                    names = [one.arg for one in scope.args.args]
                    if call.args[0].id in names:
                        handed[speaker.catalogue, scope.name] = names.index(call.args[0].id)
    for module in modules:
        for scope in _scopes(module.tree):
            for call in _calls(scope):
                yield from _used(call, module, scope, handed)


def _modules() -> Iterator[_Module]:
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "say" in text or "words" in text:
            inside = file.relative_to(SOURCE)
            dotted = ".".join(["facedown", *inside.with_suffix("").parts])
            module = importlib.import_module(dotted.removesuffix(".__init__"))
            speakers = {name: value for name, value in vars(module).items() if isinstance(value, Speaker)}
            yield _Module(str(inside), ast.parse(text), speakers)


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            yield node


def _calls(scope: ast.AST) -> Iterator[ast.Call]:
    """Calls in a scope, without those in functions inside of it."""
    for child in ast.iter_child_nodes(scope):
        if isinstance(child, ast.Call):
            yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _calls(child)


def _speaker(call: ast.Call, speakers: dict[str, Speaker]) -> Speaker | None:
    func = call.func.value if isinstance(call.func, ast.Attribute) and call.func.attr == "text" else call.func
    return speakers.get(func.id) if isinstance(func, ast.Name) and call.args else None


def _used(call: ast.Call, module: _Module, scope: ast.AST, handed: dict[tuple[str, str], int]) -> Iterator[Use]:
    where = f"{module.file}:{call.lineno}"
    if speaker := _speaker(call, module.speakers):
        given = frozenset(word.arg for word in call.keywords if word.arg)
        more = any(word.arg is None for word in call.keywords)
        yield from (Use(speaker.catalogue, key, given, more, where) for key in _keys(call.args[0], scope))
    if not isinstance(call.func, ast.Name):
        return
    if call.func.id == "own_words":
        yield from (Use(ANY, key, frozenset(), True, where) for key in _keys(call.args[1], scope))
    for catalogue in {speaker.catalogue for speaker in module.speakers.values()} | {_game(module.file)}:
        place = handed.get((catalogue, call.func.id))
        if place is not None and len(call.args) > place:
            keys = _keys(call.args[place], scope)
            yield from (Use(catalogue, key, frozenset(), True, where) for key in keys)


def _game(file: str) -> str:
    places = Path(file).parts
    return places[1] if places[0] == "games" and len(places) > 2 else ""


def _keys(node: ast.expr, scope: ast.AST) -> list[str]:
    """The keys that an expression may be."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else ANY for part in parts)]
        case ast.IfExp(body=one, orelse=other):
            return [*_keys(one, scope), *_keys(other, scope)]
        case ast.Name(id=name):
            return [key for value in _assigned(name, scope) for key in _keys(value, scope)]
    return [ANY]


def _assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    """What is assigned to a name in a scope; nothing for an argument."""
    for one in ast.walk(scope):
        if isinstance(one, ast.AugAssign) and isinstance(one.target, ast.Name) and one.target.id == name:
            yield from (_grown(value) for value in list(_plain(name, scope)))
    yield from _plain(name, scope)


def _plain(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for one in ast.walk(scope):
        if not isinstance(one, ast.Assign):
            continue
        for target in one.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield one.value
            if isinstance(target, ast.Tuple) and isinstance(one.value, ast.Tuple):
                pairs = zip(target.elts, one.value.elts, strict=True)
                yield from (value for to, value in pairs if isinstance(to, ast.Name) and to.id == name)


def _grown(value: ast.expr) -> ast.expr:
    """A key to which something is added."""
    assert isinstance(value, ast.Constant), ast.dump(value)
    return ast.Constant(f"{value.value!s}{ANY}")
