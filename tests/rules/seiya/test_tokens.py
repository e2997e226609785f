"""Victory Point tokens on cards and players (glossary: Jeton Point de Victoire)."""

from tests.scenario import Factory, Scenario, Side, packet, rule


def tokens_on(t: Scenario, slug: str, zone: str = "field", seat: int = 0) -> int:
    """The tokens on a card, as everybody sees them."""
    (found,) = (card.counters.get("pv", 0) for card in t.shun.view.cards(zone, seat) if card.slug == slug)
    return found


@rule("seiya:glossary:jeton-point-de-victoire:2", "seiya:glossary:jeton-point-de-victoire:3")
def test_tokens_on_a_card_become_the_players_whose_discard_pile_it_joins(table: Factory) -> None:
    t = table(
        seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=["shura-du-capricorne", *packet("shun", count=4)]),
        field=["jaki", "oko"],
        epic="victoire-decisive",
    )
    t.seiya.end_turn().choose("oko")
    assert (tokens_on(t, "oko"), tokens_on(t, "jaki")) == (1, 0)
    before = t.shun.score
    t.shun.play("shura-du-capricorne", "oko").acquire("oko", "force")
    assert t.shun.tokens == 1
    assert t.shun.score == before + 1 + 1, "Oko, and his token"
    assert t.seiya.tokens == 0


@rule("seiya:glossary:jeton-point-de-victoire:2")
def test_tokens_on_a_card_become_the_players_whose_hand_it_joins(table: Factory) -> None:
    t = table(
        seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=["shiva-du-paon", "aghora-du-lotus", *packet("shun", count=3)]),
        field=["armure-du-lion", "oko"],
        epic="defiance",
    )
    t.seiya.end_turn().choose("armure-du-lion")
    assert tokens_on(t, "armure-du-lion") == -1
    before = t.shun.score
    t.shun.play("shiva-du-paon", "armure-du-lion").play("aghora-du-lotus", "armure-du-lion")
    t.shun.acquire("armure-du-lion", "cosmos")
    assert "armure-du-lion" in t.shun.hand
    assert t.shun.tokens == -1
    assert t.shun.score == before + 3 - 1


@rule("seiya:glossary:jeton-point-de-victoire:2")
def test_tokens_on_a_card_that_is_removed_are_lost(table: Factory) -> None:
    t = table(
        seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=packet("shun", count=5)),
        field={5: "jaki", 6: "oko"},
        reserve=["spica"] * 9,
        epic="victoire-decisive",
    )
    t.seiya.end_turn().choose("jaki")
    t.shun.end_turn().choose("spica")
    assert t.removed == ["oko", "jaki"]
    assert [card.counters for card in t.shun.view.cards("removed")] == [{}, {}]
    assert (t.seiya.tokens, t.shun.tokens) == (0, 0)


@rule("seiya:glossary:jeton-point-de-victoire:3")
def test_tokens_of_plus_and_minus_one_on_a_card_cancel_out(table: Factory) -> None:
    t = table(
        seiya=Side(hand=["shura-du-capricorne", *packet("seiya", count=4)]),
        shun=Side(hand=packet("shun", count=5)),
        field={3: "jaki", 4: "oko", 5: "mu-du-belier", 6: "spica"},
        epic="victoire-decisive",
        hourglasses=1,
        epics=["defiance"],
    )
    t.seiya.end_turn().choose("oko")
    t.shun.end_turn()
    t.pending("choose-add-tokens", "shun")
    assert t.slugs("epic") == ["epopee-defiance"], "Mû left the field with his Flame"
    t.shun.choose("oko")
    assert tokens_on(t, "oko") == 0
    t.seiya.play("shura-du-capricorne", "oko").acquire("oko", "force")
    assert t.seiya.tokens == 0


@rule("seiya:glossary:jeton-point-de-victoire:2")
def test_tokens_stay_on_a_card_that_is_wounded_until_it_is_healed(table: Factory) -> None:
    """Camus, defeated, is wounded."""
    fighters = ["shura-du-capricorne", "thor-de-phecda", "geist"]
    t = table(
        seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=[*fighters, "kiki", "shun-verycommon"]),
        field=["camus-du-verseau", "oko"],
        epic="victoire-decisive",
    )
    t.seiya.end_turn().choose("camus-du-verseau")
    for slug in fighters:
        t.shun.play(slug, "camus-du-verseau")
    t.shun.acquire("camus-du-verseau", "force")
    assert t.shun.wounded == ["camus-du-verseau"]
    assert tokens_on(t, "camus-du-verseau", "wounded", seat=1) == 1
    assert t.shun.tokens == 0
    t.shun.play("kiki", "oko").heal_with("kiki")
    assert "camus-du-verseau" in t.shun.discard
    assert t.shun.tokens == 1


@rule("seiya:glossary:jeton-point-de-victoire:2")
def test_tokens_stay_on_a_frozen_card_until_an_exchange_brings_it_to_the_discard_pile(table: Factory) -> None:
    scale = "ecaille-de-poseidon"
    t = table(
        seiya=Side(hand=packet("seiya", count=5)),
        shun=Side(hand=["shura-du-capricorne", *packet("shun", count=4)], armour=scale, discard=["jaki"]),
        field=[scale, "oko"],
        epic="victoire-decisive",
        boxes=("asgard", "poseidon"),
    )
    t.seiya.end_turn().choose("oko")
    t.shun.play("shura-du-capricorne", "oko").acquire("oko", "force", ["shura-du-capricorne"])
    assert tokens_on(t, "oko", "frozen", seat=1) == 1
    assert t.shun.tokens == 0, "the other Scale has frozen it"
    t.shun.use(scale).choose("jaki")
    assert t.shun.frozen == ["jaki"]
    assert "oko" in t.shun.discard
    assert t.shun.tokens == 1
