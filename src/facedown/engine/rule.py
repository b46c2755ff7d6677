"""Turns one Python function into a rule (`@rule`), which runs as it stands or compiled.

A rule stays an ordinary function: called from Python it works on the plain twin, with real tracebacks, coverage
and the debugger. `native(f)` gives the same source compiled by Numba for records; it compiles a copy in which
every rule that `f` calls is replaced by its own compiled form. Both live side by side in one process, so a table
never has to wait for a compiler. With FACEDOWN_JIT=0 Numba is never imported and `native` refuses.

In rules: integers only; no allocation, recursion, exceptions, strings, containers, randomness or clocks. The
caller brings scratch space.

Three traps of Numba's cache on disk are closed here. It does not notice that a *called* function or a constant in
another file has changed: so every compiled rule is kept in a folder named by a hash of all source files and constants
it can reach. A function closed over other compiled functions is never found again (numba issue 6264): so generic code
is not closed over a game's rules, but filled in by `bind`, which gives each copy a name of its own. And symbols are
numbered from 1 in every process, so code of another process can run in place of ours (numba issue 10486): compiler.py.

A rule may also be made from text (`rule_from`; generated.py makes such texts from the marks of a record's fields). Then
that text is what counts as its source file.
"""

import hashlib
import linecache
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

import platformdirs

from facedown.engine.compiler import SYMBOLS, compiler
from facedown.engine.errors import EngineError

JIT = os.environ.get("FACEDOWN_JIT", "1") != "0"
LONG_ROW = 9  # numbers in a row of constants that is compiled as an array

F = TypeVar("F", bound=Callable[..., Any])

_TEXTS: dict[str, bytes] = {}  # sources of rules that were made from text, by the name that stands for their file


def rule(f: F) -> F:
    """Marks a function as part of the rules: plain Python that also compiles."""
    vars(f)["_is_rule"] = True
    return f


def rule_as(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Marks a rule whose compiled form has its own source (`compiled`), where Python has something better."""

    def mark(f: F) -> F:
        vars(f)["_compiled_as"] = compiled
        return rule(f)

    return mark


def rule_from(text: str, name: str, module: str, names: dict[str, Any]) -> Any:
    """Builds the rule called `name` that a text defines, which may use `names`; `inspect.getsource` shows the text."""
    source = text.encode()
    file = f"<{module}.{name}, generated, {hashlib.sha256(source).hexdigest()[:8]}>"
    _TEXTS[file] = source
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)  # for tracebacks and the debugger
    namespace = {"__name__": module, **names}
    exec(compile(text, file, "exec"), namespace)
    return rule(namespace[name])


def bind(f: F, owner: str, **blanks: Callable[..., Any]) -> F:
    """Copies `f`, and the rules it calls, with the global names in `blanks` filled in."""
    return cast(F, _bind(cast(FunctionType, f), owner, blanks, {}))


def native(f: Callable[..., Any]) -> Any:
    """Gives the compiled form of a rule (a Numba dispatcher)."""
    if not JIT:
        raise EngineError("FACEDOWN_JIT=0: compiled rules are switched off; use the plain twin")
    return _native(f)


def jit_cache_folder() -> Path:
    """Finds the folder where compiled rules are kept between runs (FACEDOWN_CACHE moves it)."""
    return Path(os.environ.get("FACEDOWN_CACHE") or platformdirs.user_cache_dir("facedown")) / "compiled"


@cache
def _native(f: Any) -> Any:
    """Compiles an entry from Python: the one that is kept on disk, with all it calls inside it."""
    numba = compiler()
    config: Any = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR = str(jit_cache_folder() / reach(f))  # read by njit
    config.CACHE_LOCATOR_CLASSES = "facedown.engine.kept_code.ByContent"
    entry = with_callees(f, _callee)
    if entry.__code__.co_filename in _TEXTS:  # Numba wants to see a file, though the folder's name tells all
        entry.__code__ = entry.__code__.replace(co_filename=__file__)
    try:
        return numba.njit(cache=True, nogil=True)(entry)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


@cache
def _callee(f: Any) -> Any:
    """Compiles a rule that only compiled code calls: no entry from Python, compiled once for all widths of integers."""
    numba = compiler()
    types: Any = numba.types
    dispatcher = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(with_callees(f, _callee))
    compile_for = dispatcher.compile

    def compile_widened(arguments: Any) -> Any:
        """Compiles for one width of integers, whatever a field has; else most rules would be compiled several times."""
        return compile_for(tuple(types.int64 if isinstance(t, types.Integer) else t for t in arguments))

    dispatcher.compile = compile_widened
    return dispatcher


def with_callees(f: Any, compiled: Callable[[Any], Any]) -> FunctionType:
    """Copies a rule's source to call the `compiled` forms of other rules, for the processor or for a GPU."""
    source = _compiled_source(f)
    names = {name: compiled(value) for name, value in _callees(source)}
    return _copy(source, source.__qualname__, {**_tables(source), **names})


def _tables(f: FunctionType) -> dict[str, Any]:
    """Finds rows of constants that `f` uses, as arrays: of a tuple, Numba would compile one branch for every number."""
    import numpy as np  # here, because a server that only plays has no use for it

    values = {name: f.__globals__.get(name) for name in _names(f.__code__)}
    return {
        name: np.array(value, np.int64)
        for name, value in values.items()
        if isinstance(value, tuple) and len(value) >= LONG_ROW and all(type(number) is int for number in value)
    }


def _compiled_source(f: Any) -> FunctionType:
    return cast(FunctionType, vars(f).get("_compiled_as", f))


def _callees(f: FunctionType) -> Iterator[tuple[str, FunctionType]]:
    """Finds the rules that `f` calls, by the global names it uses."""
    for name in _names(f.__code__):
        value = f.__globals__.get(name)
        if isinstance(value, FunctionType) and vars(value).get("_is_rule"):
            yield name, value


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


@cache
def reach(f: Any) -> str:
    """Hashes every source file that `f` can reach, and the constants it uses from anywhere."""
    files: set[str] = set()
    constants: set[str] = set()
    seen: set[Any] = set()

    def walk(g: FunctionType) -> None:
        if g not in seen:
            seen.add(g)
            files.add(g.__code__.co_filename)
            for name in _names(g.__code__):
                value = g.__globals__.get(name)
                if isinstance(value, int | float | tuple):  # compiled in, though its file may hold no rule
                    constants.add(f"{name}={value!r}")
            for _, callee in _callees(g):
                walk(_compiled_source(callee))

    walk(_compiled_source(f))
    digest = hashlib.sha256(SYMBOLS)
    for file in sorted(files):
        digest.update(Path(file).name.encode() + (_TEXTS.get(file) or Path(file).read_bytes()))
    # What is kept names modules, and a copy of the same sources under another name may be gone when it is read again.
    for name in sorted([*(f"{g.__module__}.{g.__qualname__}" for g in seen), *constants]):
        digest.update(name.encode())
    return digest.hexdigest()[:16]


def _copy(f: FunctionType, qualname: str, names: dict[str, Any]) -> FunctionType:
    copy = FunctionType(f.__code__, {**f.__globals__, **names}, f.__name__, f.__defaults__, f.__closure__)
    copy.__qualname__ = qualname
    copy.__doc__ = f.__doc__
    return copy


def _bind(
    f: FunctionType, owner: str, blanks: dict[str, Callable[..., Any]], made: dict[FunctionType, FunctionType]
) -> FunctionType:
    if f not in made:
        names: dict[str, Any] = {name: blanks[name] for name in _names(f.__code__) if name in blanks}
        for name, callee in _callees(f):
            if name not in names:
                bound = _bind(callee, owner, blanks, made)
                if bound is not callee:
                    names[name] = bound
        made[f] = rule(_copy(f, f"{f.__qualname__}_{owner}", names)) if names else f
        if names and "_compiled_as" in vars(f):
            raise EngineError(f"{f.__qualname__}: a rule with its own compiled source cannot have blanks")
    return made[f]
