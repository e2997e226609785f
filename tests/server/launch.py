"""Starts a server with settings of a test: `python -m tests.server.launch <settings>`; prints the port."""

import socket
import sys

if __name__ == "__main__":
    # Imported here: the processes that think begin with this module, too, and need nothing of it.
    import msgspec

    from pioche.server.run import run
    from pioche.server.settings import Settings

    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.bind(("127.0.0.1", int(sys.argv[2])))
    sock.listen(1024)
    print(sock.getsockname()[1], flush=True)
    run(msgspec.json.decode(sys.argv[1], type=Settings), sock)
