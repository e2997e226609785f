"""The report of an import as a page: what would make most cards playable comes first."""

from __future__ import annotations

from collections import Counter

from pioche.games.dbs.command.words import words
from pioche.games.dbs.importer import Imported, Unread
from pioche.games.dbs.wording.unread import unread as explained

EXAMPLES = 3  # lines that are shown for each reason; of others the cards are named


def page(found: Imported, lang: str) -> str:
    """A page in Markdown: the figures, then each reason with the cards that wait for nothing else."""
    say = words(lang).say
    report = found.report
    lines = [f"# {say('report-title')}", ""]
    lines += [say("report-figures", cards=report.cards, compiled=report.compiled, later=report.later_rules), ""]
    lines += [f"| {say('report-type')} | {say('report-cards')} | {say('report-compiled')} | {say('report-later')} |"]
    lines += ["| --- | --- | --- | --- |"]
    for kind, share in report.by_type.items():
        lines.append(f"| {kind} | {share.cards} | {share.compiled} | {share.later_rules} |")
    for entry in found.refused:
        lines += ["", f"- {entry.detail}"]
    for reason, unread in by_gain(found.unread):
        alone = only(found.unread, reason)
        lines += [
            "",
            f"## {sentence(unread[0], lang)}",
            "",
            say("report-gain", lines=len(unread), cards=len(alone)),
            "",
        ]
        for line in unread[:EXAMPLES]:
            text = line.line.replace("\n", " ")
            lines.append(f"- {line.number}: {text}")
        if more := list(dict.fromkeys(line.number for line in unread[EXAMPLES:])):
            lines += ["", say("report-more", numbers=", ".join(more))]
    return "\n".join([*lines, ""])


def by_gain(unread: tuple[Unread, ...]) -> list[tuple[str, list[Unread]]]:
    """Lines by their reason: those first that would make most cards playable, then those that are most frequent."""
    found: dict[str, list[Unread]] = {}
    for line in unread:
        found.setdefault(line.reason, []).append(line)
    reasons: dict[str, set[str]] = {}
    for line in unread:
        reasons.setdefault(line.number, set()).add(line.reason)
    alone = Counter(next(iter(few)) for few in reasons.values() if len(few) == 1)
    return sorted(found.items(), key=lambda pair: (-alone[pair[0]], -len(pair[1]), pair[0]))


def only(unread: tuple[Unread, ...], reason: str) -> set[str]:
    """The cards that wait for one reason and nothing else."""
    others = {line.number for line in unread if line.reason != reason}
    return {line.number for line in unread} - others


def sentence(line: Unread, lang: str) -> str:
    """Why a line is not understood, for people."""
    return explained(words(lang), line.why, line.words)
