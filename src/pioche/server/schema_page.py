"""The OpenAPI page: made here, for it must work without any other host."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}code,pre{background:#eee}"


class SchemaPage(OpenAPIRenderPlugin):
    """Every operation with its parameters and bodies; the whole schema as JSON beneath."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        title = escape(openapi_schema["info"]["title"])
        parts = [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>",
            f"<style>{STYLE}</style><h1>{title}</h1>",
        ]
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                parts.append(f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>")
                parts.append(f"<p>{escape(operation.get('description') or operation.get('summary') or '')}</p>")
        whole = msgspec.json.format(msgspec.json.encode(openapi_schema), indent=2).decode()
        parts.append(f"<h2>JSON</h2><pre>{escape(whole)}</pre></html>")
        return "".join(parts).encode()
