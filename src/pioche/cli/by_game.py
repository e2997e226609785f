"""Commands that each game has in a form of its own: pioche play, simulate, ladder, tune, cards and import, then a game.

What a game knows beside is in its module `command`: its options, and commands of its own.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Annotated, Any, get_type_hints

from cyclopts import App, Parameter

from pioche import games
from pioche.cli import screens
from pioche.cli.app import app
from pioche.kernel.play.decision import Reason, Refused

Tokens = Annotated[str, Parameter(show=False, allow_leading_hyphen=True)]
Command = Callable[..., None]

KINDS: dict[str, Callable[[str], type[Any]]] = {
    "play": screens.options,
    "simulate": screens.options,
    "ladder": screens.options,
    "tune": screens.options,
    "cards": screens.listing,
}
groups: dict[str, tuple[App, Command]] = {}  # by the name of a command: what is below it, and what it does for a game
ready: set[str] = set()  # the games that have their commands


def by_game(function: Command) -> Command:
    """Make a function whose first parameter is a game, and which takes its `options`, a command of every game."""
    name = function.__name__
    group = App(name=name, help=inspect.getdoc(function) or "")
    app.command(group)
    groups[name] = group, function

    def usual(*tokens: Tokens) -> Any:
        """Without the name of a game, the first one is meant."""
        if tokens and not tokens[0].startswith("-"):
            raise Refused(Reason("unknown-game", detail=tokens[0]))
        return group((games.NAMES[0], *tokens), exit_on_error=False, result_action="return_value")

    group.default(usual)
    return function


import_app = App(name="import", help="Read public card lists of a game and write their cards where --cards finds them.")


@import_app.default
def nothing_to_import(*tokens: Tokens) -> None:
    if not tokens:
        raise Refused(Reason("no-subcommand", detail="pioche import"))
    raise Refused(Reason("no-importer", detail=tokens[0]))


def prepare(arguments: Sequence[str]) -> None:
    """Give the games that may be meant their commands: a game that is not asked for is not even loaded."""
    for place, name in enumerate(games.NAMES):
        if name in ready or name not in meant(arguments):
            continue
        ready.add(name)
        for command, (group, function) in groups.items():
            group.command(of_game(function, name, KINDS[command](name)), name=name, sort_key=place)
        own = games.part(name, "command")
        if reads := getattr(own, "import_", None):
            if import_app.name[0] not in app:
                app.command(import_app)
            import_app.command(reads, name=name, sort_key=place)
        for more in getattr(own, "COMMANDS", ()):
            app.command(more)


def meant(arguments: Sequence[str]) -> Sequence[str]:
    """The games of which a command line may speak; whatever is not understood may be of any."""
    command, of, *_ = (*arguments, "", "")
    if command == "--version" or (command in app and command not in (*groups, *import_app.name)):
        return ()
    if command in groups and (of.startswith("-") or not of) and of not in app.help_flags:
        return games.NAMES[:1]
    return (of,) if of in games.NAMES else games.NAMES


def of_game(function: Command, name: str, options: type[Any]) -> Command:
    """The function for one game: its parameter `options` takes what that game knows."""

    def command(*given: Any, **more: Any) -> None:
        function(name, *given, **{"options": options()} | more)

    hints = get_type_hints(function, include_extras=True) | {"options": options}
    _, *parameters = inspect.signature(function).parameters.values()
    kept = [
        parameter.replace(
            annotation=hints[parameter.name], default=options() if parameter.name == "options" else parameter.default
        )
        for parameter in parameters
        if parameter.name != "options" or fields(options)
    ]
    command.__signature__ = inspect.Signature(kept)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in kept}
    command.__doc__ = f"{games.TITLES[name]}.\n\n{inspect.getdoc(function)}"
    return command


def elsewhere(arguments: Sequence[str], option: str) -> bool:
    """Whether an option that a game does not know is one of another game."""
    kind = KINDS.get(arguments[0]) if arguments else None
    names = {field.name for name in games.NAMES for field in fields(kind(name))} if kind else set()
    return option.removeprefix("--").replace("-", "_") in names
