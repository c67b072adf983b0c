"""The spaces of the frameworks that have Gymnasium's: what may be chosen, what is seen."""

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, OneOf, Space

from game.core.errors import BadOption, IllegalAction
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.lab.envs import MASK, Choices
from game.lab.envs.dealing import Dealt
from game.lab.envs.tensors import Tensors
from game.text import common
from game.text.catalogue import texts

STEPS, RAW = "steps", "raw"  # how numbers of an action are said
OBSERVATION, ACTION_MASK = "observation", "action_mask"


class IllegalId(IllegalAction):
    """What cannot be said now; as text it is the sentence that says why, with the rule."""

    def __str__(self) -> str:
        return common.complaint(texts("en", str(self.params["game"])), self)


def as_id(said: Any) -> int:
    """An id of whatever kind of whole number. Raises TypeError of any other thing."""
    try:
        return index(said)
    except TypeError:
        raise TypeError(f"an id is a whole number, not {said!r}") from None


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
    if as_id(which) == 0:
        code = as_id(value)
        known = 0 <= code < len(choices.vocabulary.coded)
        return choices.action((code,)) if known else None
    place, *numbers = (as_id(number) for number in value)
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
    """Say an action of the space; whether it was a whole decision. Raises IllegalId, TypeError."""
    if pull == STEPS:
        chosen = as_id(said)
        played = dealt.say(chosen)
        if played is None:
            meant = _meant(dealt, chosen)
            raise _illegal(dealt, dealt.choices.name(chosen) if meant else f"id {chosen}", meant)
        return played
    action = read_raw(dealt.choices, said)
    if action is None or dealt.refusal(action):
        raise _illegal(dealt, action.text if action else str(said), action)
    dealt.play(action)
    return True


def _meant(dealt: Dealt, chosen: int) -> Action | None:
    """The action that an id stands for; for a head, the one that is looked at first."""
    choices = dealt.choices
    known = 0 <= chosen < len(choices.whole) and not dealt.begun
    return (choices.whole[chosen] or choices.middle[chosen]) if known else None


def _illegal(dealt: Dealt, said: str, action: Action | None) -> IllegalId:
    """Why it cannot be done: the refusal of an action, else that nothing is said by it."""
    refusal: Refusal | None = dealt.refusal(action) if action else None
    game = dealt.record.game
    if refusal is None:
        return IllegalId("action", "unknown_action", text=said, game=game)
    return IllegalId("action", "illegal_action", text=said, refusal=refusal, game=game)
