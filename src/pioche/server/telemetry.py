"""Spans told to an OpenTelemetry collector; only loaded where one is named (spans.py)."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from threading import Thread
from typing import Any

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.propagate import extract
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, ConsoleSpanExporter, SpanExporter
from opentelemetry.trace import Span

from pioche import __version__
from pioche.kernel.play.decision import Reason, Refused
from pioche.server.spans import Headers

EXPORTER, PROTOCOLS = "OTEL_TRACES_EXPORTER", ("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL")
PARTING = 2.0  # seconds in which the last spans must have been told

Within = Callable[[str, Mapping[str, str | int], Headers | None], AbstractContextManager[Span]]


def exporter() -> SpanExporter:
    """How spans are told, as the variables say; refused if we do not speak so."""
    named = os.environ.get(EXPORTER) or "otlp"
    if named == "console":
        return ConsoleSpanExporter()
    if named != "otlp":
        raise Refused(Reason("bad-setting", detail=f"{EXPORTER}={named} (otlp, console, none)"))
    for name in PROTOCOLS:
        protocol = os.environ.get(name) or "http/protobuf"
        if protocol != "http/protobuf":
            raise Refused(Reason("bad-setting", detail=f"{name}={protocol} (http/protobuf)"))
    return OTLPSpanExporter()


def begin() -> tuple[Within, Callable[[], None]]:
    """What makes a span, and what ends it all: then the last ones are told, to a collector that is there."""
    named = {SERVICE_VERSION: __version__}
    if not os.environ.get("OTEL_SERVICE_NAME"):
        named[SERVICE_NAME] = "pioche"
    provider = TracerProvider(resource=Resource.create(named), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(exporter()))
    tracer = provider.get_tracer("pioche")

    def within(name: str, about: Mapping[str, Any], headers: Headers | None) -> Any:
        told = {key.decode("latin-1"): value.decode("latin-1") for key, value in headers or ()}
        context = extract(told) if headers is not None else None
        return tracer.start_as_current_span(name, context, attributes=about, record_exception=False)

    def end() -> None:
        last = Thread(target=provider.force_flush, args=(int(PARTING * 1000),), daemon=True)
        last.start()
        last.join(PARTING)

    return within, end
