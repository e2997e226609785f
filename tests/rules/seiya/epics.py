"""What tests of Épopées have in common: which one is current."""

from tests.scenario import Scenario


def current(t: Scenario) -> list[str]:
    return [slug.removeprefix("epopee-") for slug in t.slugs("epic")]
