"""What servers of tests are forked from: a process that has imported this."""

import gc

import pioche.server.app  # noqa: F401
from pioche.server.thinking import warm

warm()
gc.freeze()  # what all share is copied when a collection looks at it
