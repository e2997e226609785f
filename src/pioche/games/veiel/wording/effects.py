"""Effects in words: each part of an effect is a clause, and the clauses follow one another."""

from __future__ import annotations

from functools import singledispatch

from pioche.games.veiel.boss import Rally
from pioche.games.veiel.enemies import MoveOnly, PlaceAnew, Reinforcement, Stun, Summon
from pioche.games.veiel.fight import Block, Damage, HealWounds, LoseBlock, ShareDamage, Suffer
from pioche.games.veiel.moves import Bring, Leap, Push, Shift, Swap, Walk
from pioche.games.veiel.piles import ChooseX, Discard, Draw, Exile, Heal, Recover, Reveal, Seek, SeekType
from pioche.games.veiel.play import AllyPlays, SendThis, TakeBase, Whether
from pioche.games.veiel.runes import ForEachRune, LayRune, LiftRune
from pioche.games.veiel.targets import Deed, Me, Those
from pioche.games.veiel.terms import FewSummoned
from pioche.games.veiel.wording.amounts import counted, spoken
from pioche.games.veiel.wording.conditions import condition
from pioche.games.veiel.wording.nouns import after, card_names, cards, noun, persons
from pioche.games.veiel.wording.voice import Voice
from pioche.kernel.cards.effect import OneOf, Seq
from pioche.kernel.cards.query import Is
from pioche.kernel.cards.value import Effect
from pioche.kernel.wording.voice import Unworded, capital, expect, flag


def clauses(effect: Effect, voice: Voice) -> list[str]:
    """The parts of an effect, each in words; whom one part means, the next calls "that enemy" or "that hero"."""
    found = []
    for part in flat(effect):
        found.append(clause(part, voice))
        if isinstance(part, Deed):
            voice = voice.but(it=after(part.to, voice))
        if isinstance(part, HealWounds | Summon) or (isinstance(part, Deed) and isinstance(part.to, Me)):
            voice = voice.but(named=True)
    return found


def flat(effect: Effect) -> tuple[Effect, ...]:
    """The parts of an effect, those of a part of it included."""
    return tuple(inner for part in effect.parts for inner in flat(part)) if isinstance(effect, Seq) else (effect,)


def together(effect: Effect, voice: Voice) -> str:
    """An effect as one clause."""
    return voice.joined("then", clauses(effect, voice))


def sentences(texts: list[str], voice: Voice) -> str:
    """Clauses as sentences."""
    return " ".join(voice.say("sentence", text=capital(text)) for text in texts)


@singledispatch
def clause(effect: Effect, voice: Voice) -> str:
    """A part of an effect, without its full stop."""
    raise Unworded(effect)


# Damage, block, wounds


@clause.register
def _(effect: Damage, voice: Voice) -> str:
    return voice.say("do-damage", **persons(effect.to, voice), **spoken(effect.amount, voice).values())


@clause.register
def _(effect: Suffer, voice: Voice) -> str:
    return voice.say("do-suffer", **persons(effect.to, voice), **spoken(effect.amount, voice).values())


@clause.register
def _(effect: Heal, voice: Voice) -> str:
    return voice.say("do-heal", **persons(effect.to, voice), **spoken(effect.amount, voice).values())


@clause.register
def _(effect: Block, voice: Voice) -> str:
    amount = spoken(effect.amount, voice).values()
    return voice.say("do-block", kept=flag(effect.kept), **persons(effect.to, voice), **amount)


@clause.register
def _(effect: LoseBlock, voice: Voice) -> str:
    all_of_it = flag(not effect.amount)
    return voice.say("do-lose-block", all=all_of_it, **persons(effect.to, voice), **counted(effect.amount))


@clause.register
def _(effect: ShareDamage, voice: Voice) -> str:
    return voice.say("do-share-damage", **counted(effect.amount))


# Moves


@clause.register
def _(effect: Walk, voice: Voice) -> str:
    return voice.say("do-walk", through=flag(effect.through), **persons(effect.to, voice), **counted(effect.moves))


@clause.register
def _(effect: Push, voice: Voice) -> str:
    message = "do-pull" if effect.pull else "do-push"
    text = voice.say(message, **persons(effect.to, voice), **counted(effect.cells))
    if effect.crash is None:
        return text
    several = after(effect.to, voice) == "enemies"
    crash = clause(effect.crash, voice.but(mood="fact", it="stopped" if several else "stopped-one"))
    return voice.say("semicolon", first=text, second=crash)


@clause.register
def _(effect: Shift, voice: Voice) -> str:
    return voice.say("do-shift", **persons(effect.to, voice), **counted(effect.cells))


@clause.register(Bring)
@clause.register(Swap)
@clause.register(Stun)
def _(effect: Bring | Swap | Stun, voice: Voice) -> str:
    return voice.say("do-" + type(effect).__name__.lower(), **persons(effect.to, voice))


# Cards


@clause.register
def _(effect: Draw, voice: Voice) -> str:
    return voice.say("do-draw", **persons(effect.to, voice), **counted(effect.amount))


@clause.register
def _(effect: Discard, voice: Voice) -> str:
    return voice.say("do-discard", **persons(effect.to, voice), **counted(effect.amount))


@clause.register
def _(effect: Recover, voice: Voice) -> str:
    form = {"into": effect.into, "free": flag(effect.free)}
    return voice.say("do-recover", **form, **persons(effect.to, voice), **counted(effect.amount))


@clause.register
def _(effect: Exile, voice: Voice) -> str:
    return voice.say("do-exile", **counted(effect.amount))


@clause.register
def _(effect: ChooseX, voice: Voice) -> str:
    return voice.say("do-x", verb=effect.verb, most=effect.most)


@clause.register
def _(effect: Reveal, voice: Voice) -> str:
    return voice.say("do-reveal", show=effect.show, **counted(effect.take))


@clause.register
def _(effect: SeekType, voice: Voice) -> str:
    form = counted(effect.amount)
    return voice.say("do-seek-type", cards=cards(Is(effect.type), voice, form["number"], "or"), **form)


@clause.register
def _(effect: Seek, voice: Voice) -> str:
    name = voice.say("card-named", name=card_names(voice.lang)[effect.name]) if effect.name else ""
    return voice.say("do-seek", named=flag(name), name=name)


@clause.register
def _(effect: SendThis, voice: Voice) -> str:
    return voice.say("do-send-" + effect.to)


@clause.register
def _(effect: AllyPlays, voice: Voice) -> str:
    return voice.say("do-ally-plays", who=noun(Those(), voice, "subject"))


@clause.register
def _(effect: Summon, voice: Voice) -> str:
    return voice.say("do-summon", **counted(effect.amount))


@clause.register
def _(effect: PlaceAnew, voice: Voice) -> str:
    return voice.say("do-placeanew", within=effect.within)


@clause.register(HealWounds)
@clause.register(Leap)
@clause.register(TakeBase)
@clause.register(LayRune)
@clause.register(LiftRune)
@clause.register(Rally)
@clause.register(MoveOnly)
@clause.register(Reinforcement)
def _(effect: Effect, voice: Voice) -> str:
    return voice.say("do-" + type(effect).__name__.lower())


# Constructs


@clause.register
def _(effect: Whether, voice: Voice) -> str:
    met = condition(effect.condition, voice)
    then = together(effect.then, voice.but(named=isinstance(effect.condition, FewSummoned)))
    if effect.otherwise is None:
        return voice.say("provided", condition=met, clause=then)
    return voice.say("provided-else", condition=met, clause=then, otherwise=together(effect.otherwise, voice))


@clause.register
def _(effect: OneOf, voice: Voice) -> str:
    expect(effect, size=1)
    letters = zip("abcdefgh", effect.options, strict=False)
    options = [voice.say("option", letter=letter, text=together(option, voice)) for letter, option in letters]
    return voice.say("choose-one", options=voice.all("semicolon", options))


@clause.register
def _(effect: ForEachRune, voice: Voice) -> str:
    return voice.say("each-rune", most=effect.most, clause=together(effect.effect, voice))
