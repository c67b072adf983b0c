"""The spaces of the frameworks that have Gymnasium's: what may be chosen, what is seen."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, OneOf, Space

from game.core.errors import BadOption, IllegalAction
from game.core.vocabulary import Action
from game.lab.envs import MASK, Choices
from game.lab.envs.dealing import Dealt
from game.lab.envs.tensors import Tensors

STEPS, RAW = "steps", "raw"  # how numbers of an action are said
OBSERVATION, ACTION_MASK = "observation", "action_mask"


def observation_space(choices: Choices, tensors: Tensors) -> Dict:
    """A seat's vector, and which ids it may say."""
    return Dict(
        {
            OBSERVATION: Box(-1.0, 1.0, (tensors.size,), np.float32),
            ACTION_MASK: Box(0, 1, (choices.size,), MASK),
        }
    )


def action_space(choices: Choices, pull: str) -> Space[Any]:
    """The ids; raw, the codes or a box: the head's place among the heads, then as many numbers as any has.

    Raises BadOption.
    """
    if pull == STEPS:
        return Discrete(choices.size)
    if pull != RAW or not choices.heads:
        raise BadOption("pull", "unknown_choice", known=f"{STEPS}, {RAW}" if choices.heads else STEPS)
    low, high = zip(*_bounds(choices), strict=True)
    return OneOf([Discrete(choices.room), Box(np.array(low), np.array(high), dtype=np.int64)])


def _bounds(choices: Choices) -> list[tuple[int, int]]:
    """The least and greatest whole number of each place in the box."""
    ranges = [[*choices.vocabulary.verbs[head.verb].numbers.values()] for head in choices.heads]
    places = [[each[place] for each in ranges if place < len(each)] for place in range(max(map(len, ranges)))]
    return [
        (0, len(choices.heads) - 1),
        *((min(map(min, place)), max(map(max, place))) for place in places),
    ]


def read_raw(choices: Choices, said: Any) -> Action | None:
    """The action of a value of the raw space; None of a head alone or numbers out of range."""
    which, value = said
    if int(which) == 0:
        code = int(value)
        known = 0 <= code < len(choices.vocabulary.coded)
        return choices.action((code,)) if known else None
    place, *numbers = (int(number) for number in value)
    if not 0 <= place < len(choices.heads):
        return None
    head = choices.heads[place]
    verb = choices.vocabulary.verbs[head.verb]
    numbers = numbers[: len(verb.numbers)]
    return choices.vocabulary.of(head.verb, *head.args, *numbers) if verb.spans(numbers) else None


def write_raw(choices: Choices, action: Action) -> tuple[np.int64, Any]:
    """The value of the raw space that means an action."""
    heads: Sequence[int] = [head.code for head in choices.heads]
    if action.code not in heads:
        return np.int64(0), np.int64(action.code)
    numbers = action.args[len(action.args) - len(choices.vocabulary.verbs[action.verb].numbers) :]
    size = len(_bounds(choices))
    value = [heads.index(action.code), *numbers]
    return np.int64(1), np.array([*value, *[0] * (size - len(value))], np.int64)


def carry_out(dealt: Dealt, said: Any, pull: str) -> bool:
    """Say an action of the space; whether it was a whole decision. Raises IllegalAction with its refusal."""
    if pull == STEPS:
        chosen = int(said)
        played = dealt.say(chosen)
        if played is None:
            raise _illegal(dealt, _meant(dealt.choices, dealt.begun, chosen))
        return played
    action = read_raw(dealt.choices, said)
    if action is None or dealt.refusal(action):
        raise _illegal(dealt, action)
    dealt.play(action)
    return True


def _meant(choices: Choices, begun: Sequence[int], chosen: int) -> Action | None:
    known = 0 <= chosen < (len(choices.vocabulary.coded) if not begun else choices.size)
    return choices.action((*begun, chosen)) if known and not begun else None


def _illegal(dealt: Dealt, action: Action | None) -> IllegalAction:
    """Why it cannot be done: the refusal of a whole action, else that nothing is said by it."""
    refusal = dealt.refusal(action) if action else None
    text = action.text if action else "-"
    if refusal is None:
        return IllegalAction("action", "unknown_action", text=text)
    return IllegalAction("action", "illegal_action", text=text, refusal=refusal, game=dealt.record.game)
