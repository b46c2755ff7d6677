"""The report: one file, complete, without a word to the network."""

import base64
import io
import itertools
import re
from html.parser import HTMLParser
from typing import Any

import msgspec
import numpy as np
import pytest
from matplotlib.axes import Axes
from PIL import Image

from facedown.arena.draw import figure, png
from facedown.arena.plan import make_plan
from facedown.arena.pool import run
from facedown.arena.report import Picture, command, draw_all, html
from facedown.arena.store import make_results
from facedown.study.charts import Bars, Chart, Dots, Panel, Series, interval, number
from facedown.study.results import GameResult, Results
from facedown.study.standings import all_charts
from facedown.study.stats import NOTHING, Estimate

PLAN = make_plan("nyet", ["random"], 8, 1, ["round_count=2", "loot_includes_supertrumps=no", "discard_line=d1,d2"])


@pytest.fixture(scope="module")
def results() -> Results:
    # a made-up second name: the charts that compare bots are drawn too, and no search has to be compiled
    named = msgspec.structs.replace(PLAN, bots=["novice", "random", "random", "random"])
    return make_results(named, run(PLAN, 1).games)


@pytest.fixture(scope="module")
def pictures(results: Results) -> list[Picture]:
    return draw_all(all_charts(results))


class Tags(HTMLParser):
    """Every tag with its attributes, checked to be closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {key: value or "" for key, value in attrs}))
        if tag not in {"meta", "img", "br", "source"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def tags(text: str) -> list[tuple[str, dict[str, str]]]:
    parser = Tags()
    parser.feed(text)
    assert parser.open == []
    return parser.found


def test_the_report_has_every_chart_with_its_question_figures_and_picture(
    results: Results, pictures: list[Picture]
) -> None:
    text = html(results, pictures)
    found = tags(text)
    images = [attrs for tag, attrs in found if tag == "img"]
    charts = all_charts(results)
    assert len(images) == len(charts) == len(pictures) == 13
    narrow = [attrs for tag, attrs in found if tag == "source"]
    assert len(narrow) == len(images)
    for attrs in narrow:
        assert "max-width" in attrs["media"]
        assert Image.open(io.BytesIO(base64.b64decode(attrs["srcset"].split(",")[1]))).width < 600
    for chart, attrs in zip(charts, images, strict=True):
        assert chart.question in attrs["alt"].replace("&#x27;", "'")
        kind, data = attrs["src"].split(",")
        assert kind == "data:image/png;base64"
        assert Image.open(io.BytesIO(base64.b64decode(data))).width > 1000
        assert f"id='{chart.key}'" in text
    assert "novice wins" in text
    assert "random wins" in text
    assert "fair share 75.0 %" in text
    for word in ("shared wins", "loot cards in a round", "rounds at -2 points a trick", "Wilson", "deal set"):
        assert word in text
    assert f"<code>{command(results.plan)}</code>" in text


def test_the_report_loads_nothing(results: Results, pictures: list[Picture]) -> None:
    text = html(results, pictures)
    found = tags(text)
    assert {tag for tag, _ in found}.isdisjoint({"script", "link", "iframe", "object", "embed", "base"})
    for _, attrs in found:
        for name in ("src", "href", "srcset", "action", "data", "background"):
            assert attrs.get(name, "#").startswith(("#", "data:image/png;base64,"))
        assert not any(name.startswith("on") for name in attrs)
    plain = re.sub(r"base64,[A-Za-z0-9+/=]+", "", text)
    assert not re.search(r"//|@import|url\(", plain)


def test_links_lead_somewhere(results: Results, pictures: list[Picture]) -> None:
    found = tags(html(results, pictures))
    places = {attrs["id"] for _, attrs in found if "id" in attrs}
    links = [attrs["href"].removeprefix("#") for tag, attrs in found if tag == "a"]
    assert set(links) == places
    assert len(links) == len(places)


def test_what_was_left_out_is_said(results: Results, pictures: list[Picture]) -> None:
    partial = Results(results.plan, results.games[:-1])
    text = html(partial, pictures)
    assert "3 games of unfinished deal sets left out" in text
    assert "Stopped early: 8 games were asked for" in text
    assert "Stopped early" not in html(results, pictures)


def test_names_are_escaped() -> None:
    chart = Chart("k", "a < b & 'c'?", [Bars(["<i>"], [Estimate(0.5, 0.4, 0.6, 9, 3)], "x", "y")], "s", "<b>", "&")
    plan = make_plan("nyet", ["random"], 4, 1)
    games = [GameResult(0, r, [1.0, 0, 0, 0], [1.0, 0, 0, 0], 1, []) for r in range(4)]
    text = html(Results(plan, games), [Picture(chart, b"", b"")])
    assert "<i>" not in text
    assert "a &lt; b &amp;" in text
    tags(text)


def test_the_command_in_the_report_plays_the_same_plan() -> None:
    words = command(PLAN).split()
    assert words[:3] == ["facedown", "arena", "nyet"]
    flags = list(zip(words[3::2], words[4::2], strict=True))
    values = dict(flags)
    settings = [value for flag, value in flags if flag == "--option"]
    again = make_plan("nyet", values["--bots"].split(","), int(values["--games"]), int(values["--seed"]), settings)
    assert again == PLAN


def test_numbers_as_they_are_printed() -> None:
    assert [number(x, False) for x in (-0.04, 0.04, -0.06, 12.345)] == ["0.0", "0.0", "-0.1", "12.3"]
    assert [number(x, True) for x in (0.0, 0.2504, 1.0)] == ["0.0 %", "25.0 %", "100.0 %"]
    assert interval(Estimate(0.5, 0.4, 0.6, 10, 5), True) == "40.0 to 60.0 %"


def texts(drawn: Any) -> list[str]:
    """All words on a figure."""
    return [t.get_text() for t in drawn.findobj(lambda x: hasattr(x, "get_text")) if t.get_text()]


def test_every_chart_says_what_it_shows(results: Results) -> None:
    for chart in all_charts(results):
        words = " ".join(texts(figure(chart))).replace("\n", " ")
        assert chart.question in words
        assert chart.sample in words
        assert "95 %" in words
        for panel in chart.panels:
            assert panel.axis in words


def test_series_differ_by_more_than_colour() -> None:
    estimate = Estimate(1.0, 0.5, 1.5, 10, 5)
    series = [Series(name, [estimate]) for name in "abcd"]
    drawn = figure(Chart("k", "What?", [Dots(["row"], series, "points", "rows")], "10 games"))
    axes = drawn.subfigs[0].axes[0]
    markers = [line.get_marker() for line in axes.lines if line.get_label() in {"a", "b", "c", "d"}]
    assert len(set(map(str, markers))) == 4


@pytest.mark.parametrize("estimate", [Estimate(0.5, float("nan"), float("nan"), 4, 1), NOTHING])
def test_figures_without_an_interval_can_be_drawn(estimate: Estimate) -> None:
    whole = Estimate(0.2, 0.1, 0.3, 8, 2)
    panels: list[Panel] = [
        Dots(["a", "b"], [Series("s", [estimate, whole])], "x", "y", percent=True, fair=[0.1, 0.2], fair_word="fair"),
        Bars(["a", "b"], [estimate, whole], "x", "y", fair=0.5, fair_word="even"),
        Bars(["1", "2"], [estimate, whole], "x", "y", upright=True),
    ]
    assert png(Chart("k", "What?", panels, "8 games")).startswith(b"\x89PNG")


def test_no_share_is_more_than_all() -> None:
    shares = [Estimate(0.1, 0.05, 0.15, 50, 50), Estimate(0.98, 0.95, 1.0, 50, 50)]
    panels: list[Panel] = [
        Dots(["a", "b"], [Series("s", shares)], "share", "y", percent=True),
        Bars(["a", "b"], shares, "share", "y"),
    ]
    for panel in panels:
        drawn = figure(Chart("k", "q?", [panel], "s"))
        drawn.canvas.draw()
        axes = drawn.findobj(Axes)[0]
        assert axes.get_xlim()[1] > 1.1  # room for the figure
        assert 0.9 < max(axes.get_xticks()) < 1.001


def test_one_deal_set_can_be_reported() -> None:
    plan = make_plan("nyet", ["random"], 5, 1, ["players=5", "round_count=1"])
    results = make_results(plan, run(plan, 1).games)
    charts = {chart.key: chart for chart in all_charts(results)}
    drawn = [Picture(charts[key], png(charts[key]), b"") for key in ("scores", "roles", "first-player")]
    assert "one deal set gives no interval" in " ".join(texts(figure(charts["roles"])))
    assert "unknown (one deal set)" in html(results, drawn)


@pytest.mark.parametrize("narrow", [False, True])
def test_names_of_rows_do_not_run_into_each_other(narrow: bool) -> None:
    half = Estimate(0.5, 0.4, 0.6, 9, 3)
    rows = [f"end_mode points, target_score {k}\nloot_includes_supertrumps\n20 games" for k in range(4)]
    panels: list[Panel] = [Dots(rows, [Series("a", [half] * 4)], "x", "y"), Bars(rows, [half] * 4, "x", "y")]
    for panel in panels:
        drawn = figure(Chart("k", "q?", [panel], "s"), narrow)
        drawn.canvas.draw()
        axes = drawn.findobj(Axes)[0]
        boxes = [label.get_window_extent() for label in axes.get_yticklabels()]
        assert all(above.y0 >= below.y1 for above, below in itertools.pairwise(boxes))
        assert axes.get_window_extent().width > 0.4 * drawn.bbox.width, "names leave room for the figures"


def test_what_never_came_up_has_no_whisker_among_others_and_one_alone() -> None:
    never, often = Estimate(0.0, 0.0, 0.3, 20, 10), Estimate(0.1, 0.05, 0.15, 20, 10)
    for estimates, most in (([never, often], 0.2), ([never, never], 0.5)):
        drawn = figure(Chart("k", "q?", [Bars(["a", "b"], estimates, "x", "y")], "s"))
        (axes,) = drawn.findobj(Axes)
        ends = [float(x) for line in axes.collections for path in line.get_paths() for x, _ in np.array(path.vertices)]
        assert max(ends) == max(e.high for e in (estimates if most == 0.5 else [often]))
        assert axes.get_xlim()[1] < most
