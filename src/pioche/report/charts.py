"""Plots of figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import altair as alt

from pioche.report.figures import Row

Say = Callable[..., str]
HEAT = ["#e8a33d", "#f7f7f7", "#6ba3d6"]  # light enough for figures to be read on it
INK, BAR = "#1f4e79", "#8db4d9"
WIDTH = 640
COUNTS = alt.Axis(format="d", tickMinStep=1)
NAMED = alt.Axis(labelLimit=320)  # an axis of names
NUMBERS: dict[str, Any] = {  # as people of a language write numbers
    "fr": {"decimal": ",", "thousands": "\u202f", "grouping": [3], "currency": ["", "\u00a0€"]},
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["$", ""]},
}


def shares(rows: list[Row], by: str, say: Say, colour: str = "") -> Any:
    """Shares with their intervals, one line for each."""
    least, most = alt.X("low:Q", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])), alt.X2("high:Q")
    tone = alt.Color(f"{colour}:N", title=say("report-bot")) if colour else alt.value(INK)
    shift = {"yOffset": f"{colour}:N"} if colour else {}
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y(f"{by}:N", title=None, sort=None, axis=NAMED),
        color=tone,
        tooltip=told(rows, say),
        **shift,
    )
    rule = base.mark_rule(strokeWidth=2).encode(x=least.title(say("report-share")), x2=most)
    dot = base.mark_point(filled=True, size=70, opacity=1).encode(x="share:Q")
    return sized(rule + dot)


def lengths(rows: list[Row], say: Say) -> Any:
    """How long games are."""
    return sized(
        alt.Chart(alt.Data(values=rows))
        .mark_bar(color=BAR)
        .encode(
            x=alt.X("turns:Q", bin=alt.Bin(maxbins=40, minstep=1), title=say("report-turns"), axis=COUNTS),
            y=alt.Y("sum(games):Q", title=say("report-games"), axis=COUNTS),
        ),
        220,
    )


def points(rows: list[Row], say: Say, standing: str) -> Any:
    """Points over turns, one line for each bot."""
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("turn:Q", title=say("report-turn")), color=alt.Color("bot:N", title=say("report-bot"))
    )
    band = base.mark_area(opacity=0.25).encode(y=alt.Y("low:Q", title=standing), y2="high:Q")
    return sized(band + base.mark_line().encode(y="points:Q", tooltip=told(rows, say)), 260)


def gained(rows: list[Row], say: Say) -> Any:
    """How often each card is gained."""
    return sized(
        alt.Chart(alt.Data(values=rows))
        .mark_bar(color=BAR)
        .encode(
            x=alt.X("share:Q", axis=alt.Axis(format="%"), title=say("report-gained-by")),
            y=alt.Y("card:N", title=None, sort=None, axis=NAMED),
            tooltip=told(rows, say),
        )
    )


def brings(rows: list[Row], say: Say, title: str, share: bool) -> Any:
    """What those who had a card did beside what is usual."""
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y(
            "card:N",
            title=None,
            sort=alt.EncodingSortField("brings", order="descending"),
            axis=NAMED,
        ),
        color=alt.value(INK),
        tooltip=told(rows, say),
    )
    usual = alt.Chart(alt.Data(values=[{"usual": 0}])).mark_rule(strokeDash=[4, 4], color="#777").encode(x="usual:Q")
    axis = alt.Axis(format="+%" if share else "+.1f")
    rule = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=title, axis=axis), x2="high:Q")
    return sized(usual + rule + base.mark_point(filled=True, size=70, opacity=1).encode(x="brings:Q"))


def pairings(rows: list[Row], say: Say) -> Any:
    """Who wins beside whom, as a heat map."""
    names = sorted({row["one"] for row in rows})
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("other:N", title=say("report-with"), sort=names, axis=alt.Axis(labelAngle=-30, labelLimit=200)),
        y=alt.Y("one:N", title=say("report-won-by"), sort=names, axis=NAMED),
        tooltip=told(rows, say),
    )
    heat = base.mark_rect().encode(
        color=alt.Color(
            "share:Q", title=say("report-share"), scale=alt.Scale(domain=[0, 0.5, 1], range=HEAT),
            legend=alt.Legend(format="%"),
        )
    )  # fmt: skip
    return heat_sized(heat + base.mark_text(color="black").encode(text=alt.Text("share:Q", format=".0%")))


def told(rows: list[Row], say: Say) -> list[Any]:
    """What is told of a point: all that its row holds."""
    shares = {"share"} | ({"low", "high"} if "share" in rows[0] and "brings" not in rows[0] else set())
    return [
        alt.Tooltip(f"{key}:{'N' if isinstance(value, str) else 'Q'}", title=say("report-column-" + key))
        if isinstance(value, str | int)
        else alt.Tooltip(f"{key}:Q", title=say("report-column-" + key), format=".1%" if key in shares else ".2f")
        for key, value in rows[0].items()
    ]


def sized(chart: Any, height: int = 0) -> Any:
    return chart.properties(width=WIDTH, **({"height": height} if height else {}))


def heat_sized(chart: Any) -> Any:
    return chart.properties(width=alt.Step(64), height=alt.Step(36))


def spec(chart: Any, lang: str) -> dict[str, Any]:
    """What Vega draws, with numbers as people write them."""
    found: dict[str, Any] = chart.configure(locale=alt.Locale(number=alt.NumberLocale(**NUMBERS[lang]))).to_dict()
    return found
