"""The command line: pioche play, simulate, cards, rules, replay, bench."""


def main() -> None:
    raise SystemExit(0)
