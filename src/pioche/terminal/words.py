"""What has gone wrong, in words."""

from __future__ import annotations

import errno
from typing import Any

from pioche.kernel.play.decision import Reason
from pioche.kernel.wording import Speech
from pioche.kernel.wording.talk import NONE


def refusal(reason: Reason, words: Speech, **more: str) -> str:
    """Why something was refused before there was a table to name its cards."""
    return words.say("reason-" + reason.text, detail=reason.detail, card=NONE, rule=NONE, **more)


def trouble(error: Exception, words: Speech) -> str:
    """What the system complains about; the usual complaints in the reader's language."""
    kind: Any = getattr(error, "errno", None)
    text = getattr(error, "strerror", None) or str(error)
    return words.say("trouble", kind=errno.errorcode.get(kind, NONE), text=text)
