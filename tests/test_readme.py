"""What the README says works."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_example_for_programs_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(code, {})
