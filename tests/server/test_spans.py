"""What a server tells a collector of OpenTelemetry, if one is named by the usual variables."""

from __future__ import annotations

import asyncio
import gzip
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.server.conftest import StartServer

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
TRACE, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
MOVES = 25  # so many that the bot has its turn, too
ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"


class Collector(ThreadingHTTPServer):
    """Keeps what it is told."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Told)
        self.bodies: list[bytes] = []

    @property
    def spans(self) -> list[object]:
        found = [ExportTraceServiceRequest.FromString(body) for body in self.bodies]
        return [
            span for told in found for each in told.resource_spans for scope in each.scope_spans for span in scope.spans
        ]


class Told(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        assert isinstance(self.server, Collector)
        self.server.bodies.append(body)
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    with Collector() as listening:
        thread = Thread(target=listening.serve_forever)
        thread.start()
        monkeypatch.setenv(ENDPOINT, f"http://127.0.0.1:{listening.server_port}")
        yield listening
        listening.shutdown()
        thread.join()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_move_is_followed_from_the_wish_to_the_store(
    start_server: StartServer, collector: Collector, kind: str
) -> None:
    server = start_server(kind)
    ada = server.guest("Ada Secretly")
    made = ada.set_up(seats=[ME, BOT])

    async def play() -> None:
        async with ada.at(made) as one:
            assert await one.play(random.Random(1), MOVES) == MOVES

    asyncio.run(play())
    traced = {"traceparent": f"00-{TRACE}-{PARENT}-01"}
    server.ask("GET", "/readyz", headers=traced)
    server.stop(signal.SIGTERM)  # the last spans are told then
    spans = {span.span_id: span for span in collector.spans}
    named: dict[str, list[object]] = {}
    for span in spans.values():
        named.setdefault(span.name, []).append(span)
    assert len(named["wish Answer"]) >= MOVES  # one may have come too late
    assert {"POST set_up", "GET readyz", "store"} <= set(named)
    assert any(name.startswith("think ") for name in named)
    stored = [spans[span.parent_span_id].name for span in named["store"] if span.parent_span_id in spans]
    assert stored.count("wish Answer") == MOVES
    (ready,) = named["GET readyz"]
    assert (ready.trace_id.hex(), ready.parent_span_id.hex()) == (TRACE, PARENT)
    told = b"".join(collector.bodies)
    assert made["id"].encode() in told
    for secret in (b"Ada", made["invite"].encode(), ada.cookie.partition("=")[2].encode()):
        assert secret
        assert secret not in told


def test_a_collector_that_is_away_disturbs_nobody(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(ENDPOINT, "http://127.0.0.1:9")  # nobody listens there
    with open(tmp_path / "log", "w+") as log:
        server = start_server("sqlite", log)
        assert server.guest("Ada").set_up(seats=[ME, BOT])
        assert server.stop(signal.SIGTERM) == 0


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({ENDPOINT: "http://127.0.0.1:9", "OTEL_EXPORTER_OTLP_PROTOCOL": "grpc"}, "OTEL_EXPORTER_OTLP_PROTOCOL=grpc"),
        ({"OTEL_TRACES_EXPORTER": "zipkin"}, "OTEL_TRACES_EXPORTER=zipkin"),
    ],
)
def test_a_way_to_tell_that_is_unknown_is_refused_at_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variables: dict[str, str], said: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    command = "from pioche.cli import main; main()"
    arguments = ["serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'pioche.sqlite'}", "--lang", "en"]
    done = subprocess.run([sys.executable, "-c", command, *arguments], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
