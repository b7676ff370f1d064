"""What all tests share: how Hypothesis runs, and an environment that does not change what is drawn."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A background job ignores the interrupt key, and so would the programs that tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "here",
    deadline=None,  # a busy machine is no fault of the code
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, max_examples=60)
settings.register_profile("long", settings.get_profile("here"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "here"))


@pytest.fixture(autouse=True)
def _plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
