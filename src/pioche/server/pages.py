"""The page: whatever is no file of it is a place within it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Response, route
from litestar.exceptions import NotFoundException

from pioche.kernel.play.decision import Reason, Refused

PLACE = 255  # bytes of the longest path within the page; no file could have a longer name
LASTING = "assets/"  # Vite names what it builds there by its content
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
PAGE = Path(str(files("pioche.server").joinpath("page")))  # where the built page is


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def home() -> Response[bytes]:
    return file_of("index.html")


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def page(path: str) -> Response[bytes]:
    wanted = path.lstrip("/")
    if wanted.split("/")[0] in ("api", "ws", "schema") or not wanted.isprintable():
        raise NotFoundException
    if len(wanted.encode()) > PLACE:
        raise Refused(Reason("no-such-place"))
    found = (PAGE / wanted).resolve()
    if found.is_file() and found.is_relative_to(PAGE.resolve()):
        return file_of(wanted)
    if "." in wanted.rpartition("/")[2] or wanted.startswith(LASTING):
        raise NotFoundException
    return file_of("index.html")


def file_of(name: str) -> Response[bytes]:
    path = PAGE / name
    if not path.is_file():
        raise Refused(Reason("no-page"))
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if name.startswith(LASTING) else "no-cache"}
    return Response(path.read_bytes(), media_type=KINDS.get(path.suffix, "application/octet-stream"), headers=headers)
