"""What tests of Saints have in common: who is played against them, and how they are defeated."""

from tests.scenario import Scenario, Seat

SIX_FORCE = ["shura-du-capricorne"] * 2
COMMON_ARMOUR = "armure-de-pegase-asgard"  # gives Force and Cosmos


def send(player: Seat, target: str, *slugs: str) -> None:
    """Play these cards facing that one."""
    for slug in slugs:
        player.play(slug, facing=target)


def defeat(t: Scenario, target: str) -> None:
    """Seiya acquires that card with six Force."""
    send(t.seiya, target, *SIX_FORCE)
    t.seiya.acquire(target, "force")
