"""Small programs that speak the protocol, or fail to: given to Python as they stand here."""

import shlex
import sys
from textwrap import dedent

ANSWERS = """
def answers(reply):
    for line in sys.stdin:
        reply(json.loads(line))

def say(answer):
    print(json.dumps(answer), flush=True)
"""


def program(body: str) -> str:
    """Return the command of a program; `answers` in it calls a function for each question, `say` replies."""
    return shlex.join([sys.executable, "-c", f"import json, os, sys, time\n{ANSWERS}\n{dedent(body)}"])


ECHO = program("answers(lambda asked: say({'id': asked['id'], 'process': os.getpid()}))")
"""Answers everything with nothing but the id, and its own number as a process."""
