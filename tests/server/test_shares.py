"""Players have a share in the seed: pledged before the last seat is taken, revealed then, and shown at the end."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.server.client import Guest
from tests.server.conftest import StartServer
from tests.server.test_hosting import meanwhile

MINE, THEIRS = "a" * 32, "0123456789-and_more"


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def verify(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from pioche.cli import main; main()", "replay", str(file), "--verify"]
    return subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, timeout=60, check=False)


def record_of(guest: Guest, table: Any) -> Any:
    return guest.server.get(f"/api/tables/{table['id']}/record", guest.cookie)


def test_players_have_a_share_in_the_seed(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server("sqlite")
    ada, bob = server.guest("Ada"), server.guest("Bob")
    made = ada.set_up()

    async def told() -> None:
        async with ada.at(made, "en") as one, bob.at(made, "en") as other:
            shown = one.info["fairness"]["commitment"]
            assert (await one.wish("pledge", hash="nonsense"))["reason"] == "not-readable"
            assert (await other.wish("pledge", hash=hashed(THEIRS)))["reason"] == "not-seated"
            assert (await one.wish("pledge", hash=hashed(MINE)))["is"] == "done"
            assert (await one.wish("reveal", share=MINE))["reason"] == "reveal-later"
            assert (await other.wish("sit", seat=1))["is"] == "done"
            await one.until(lambda: one.info["seats"][1]["kind"] == "person")
            assert one.info["status"] == "open"  # it waits for the share
            assert (await other.wish("pledge", hash=hashed(THEIRS)))["is"] == "done"
            assert (await one.wish("reveal", share=THEIRS))["reason"] == "wrong-share"
            assert (await one.wish("reveal", share=MINE))["is"] == "done"
            await other.until(lambda: one.info["fairness"]["pledges"] == [hashed(MINE), hashed(THEIRS)])
            assert (await other.wish("pledge", hash=hashed(MINE)))["reason"] == "already-revealed"
            assert MINE not in "".join(other.received)
            assert (await other.wish("reveal", share=THEIRS))["is"] == "done"
            await one.until(lambda: one.sight)
            assert one.info["fairness"] == {
                "commitment": shown, "practice": False, "seed": "", "salt": "", "own": "", "shares": [],
                "pledges": [hashed(MINE), hashed(THEIRS)],
            }  # fmt: skip
            await meanwhile(server, "admin", "close", made["id"])
            await one.until(lambda: one.info["status"] == "over" and one.info["fairness"]["seed"])
            end = one.info["fairness"]
            assert end["shares"] == [MINE, THEIRS]
            assert end["commitment"] == shown == hashed(f"{end['own']}:{end['salt']}")
            assert end["seed"] == hashed(f"{end['own']}:{MINE}:{THEIRS}")[:32]

    asyncio.run(told())
    record, file = record_of(ada, made), tmp_path / "game.json"
    file.write_text(json.dumps(record))
    done = verify(file)
    assert (done.returncode, done.stderr) == (0, "")
    for name, value in (("own", "f" * 32), ("shares", ["b" * 32, THEIRS]), ("pledges", [hashed("x"), hashed(THEIRS)])):
        file.write_text(json.dumps(record | {"fairness": record["fairness"] | {name: value}}))
        assert verify(file).returncode == 1, name


def test_who_does_not_reveal_is_left_out_if_the_host_begins(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server("sqlite")
    ada, bob = server.guest("Ada"), server.guest("Bob")
    made = ada.set_up()

    async def told() -> None:
        async with ada.at(made, "en") as one, bob.at(made, "en") as other:
            assert (await one.wish("pledge", hash=hashed(MINE)))["is"] == "done"
            assert (await other.wish("sit", seat=1))["is"] == "done"
            assert (await other.wish("pledge", hash=hashed(THEIRS)))["is"] == "done"
            assert (await one.wish("reveal", share=MINE))["is"] == "done"
            assert (await other.wish("begin"))["reason"] == "not-the-host"
            assert (await one.wish("begin"))["is"] == "done"
            await one.until(lambda: one.sight)
            await meanwhile(server, "admin", "close", made["id"])
            await one.until(lambda: one.info["fairness"]["seed"])
            assert one.info["fairness"]["shares"] == [MINE, ""]

    asyncio.run(told())
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of(ada, made)))
    assert verify(file).returncode == 0
    # Where the seed was wished for, nobody has a share in it.
    wished = ada.set_up(seed="mine")

    async def refused() -> None:
        async with ada.at(wished) as one:
            assert (await one.wish("pledge", hash=hashed(MINE)))["reason"] == "wished-seed"

    asyncio.run(refused())
