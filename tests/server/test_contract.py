"""The contract with the page, and the words of the server: quick, without a server."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

import pioche
from pioche.kernel.play.decision import Reason
from pioche.kernel.wording import LANGUAGES
from pioche.server import messages
from pioche.server.fair import commitment, rekey
from pioche.server.guests import NAME, signed, tidy, verified
from pioche.server.limits import Bucket, Buckets
from pioche.server.origin import same_origin
from pioche.server.typescript import TARGET, typescript
from pioche.server.words import refusal, words

SOURCE = Path(pioche.__file__).parent
# Where reasons come from that a server may have to tell; the command line has its own.
TELLING = [*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "server").rglob("*.py"), *SOURCE.glob("*.py"),
           *(SOURCE / "bots").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]  # fmt: skip
# Reasons that only files of the command line have.
FILES = re.compile(
    r"games/\w+/(screen|command|files|importer|reading|deck|archetypes)|server/(fair|config|backup|admin|telemetry)"
)
REASON = re.compile(r'Reason\(\s*"([a-z-]*[a-z])"')


def test_the_types_of_the_page_are_made_from_the_structs() -> None:
    """If this fails: python -m pioche.server.typescript."""
    assert TARGET.read_text("utf-8") == typescript()


def test_every_reason_has_words_in_every_language() -> None:
    found = {
        reason
        for path in TELLING
        if not FILES.search(path.as_posix())
        for reason in REASON.findall(path.read_text("utf-8"))
    }
    assert len(found) > 60
    missing = [
        (language, text) for language in LANGUAGES for text in found if not words(language).knows("reason-" + text)
    ]
    assert missing == []
    for language in LANGUAGES:
        for text in found:
            assert refusal(Reason(text, detail="x"), language)


def test_both_languages_say_the_same_things() -> None:
    keys = [
        set(
            re.findall(r"^([a-z][a-z0-9-]*) =", files(package).joinpath("wording", f"{language}.ftl").read_text(), re.M)
        )
        for language in LANGUAGES
        for package in ("pioche.server", "pioche.games.seiya.offers", "pioche.games.dbs.offers")
    ]
    assert keys[:3] == keys[3:]


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{}", '{"is":"answer"}', '{"is":"answer","id":1}', '{"is":"answer","id":1,"step":"1","keys":[]}',
        '{"is":"answer","id":1,"step":1,"keys":[1]}', '{"is":"answer","id":1,"step":1,"keys":[],"more":1}',
        '{"is":"undo","id":1.5}', '{"is":"speak","id":1,"language":"de"}', '{"is":"nothing","id":1}',
    ],
)  # fmt: skip
def test_messages_are_read_strictly(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=messages.FromClient)


def test_a_cookie_is_worth_its_signature() -> None:
    cookie = signed("ada", b"key")
    assert verified(cookie, b"key") == ("ada", 0)
    assert verified(signed("ada", b"key", 3), b"key") == ("ada", 3)
    for wrong in (None, "", "ada", "ada.", cookie + "0", cookie.replace("ada", "bob"), "é.é", f"ada~1.{cookie[4:]}"):
        assert verified(wrong, b"key") == ("", 0)
    assert verified(cookie, b"other") == ("", 0)


def test_names_are_plain_text() -> None:
    assert tidy("  Ada\t\nLovelace\u202e ", NAME) == "Ada Lovelace"
    assert tidy("<b>é</b>", NAME) == "<b>é</b>"


def test_who_is_of_our_origin() -> None:
    assert same_origin({"host": "a:1"}, ())
    assert same_origin({"host": "a:1", "origin": "http://a:1"}, ())
    assert not same_origin({"host": "a:1", "origin": "http://a:2"}, ())
    assert not same_origin({"host": "a:1", "origin": "null"}, ())
    assert same_origin({"host": "a:1", "origin": "http://b"}, ("http://b",))


def test_buckets_run_dry() -> None:
    bucket = Bucket(0.0, 2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    many = Buckets((0.0, 1))
    assert [many.take(who) for who in "aab"] == [True, False, True]


def test_a_commitment_tells_nothing_and_binds() -> None:
    one = commitment("seed", "salt")
    assert re.fullmatch(r"[0-9a-f]{64}", one)
    assert one != commitment("seed", "pepper") != commitment("see", "dsalt")
    assert len({rekey("salt", undos) for undos in range(100)}) == 100
