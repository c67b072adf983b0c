"""Words of the practice yard: its tasks, what stands there, what came of a step."""

from collections.abc import Sequence

from game.text.catalogue import N_, Texts

NAME = N_("Practice yard")
RULE = "A6"
# By task: its name, what is to be done.
TASKS = {
    "free": (N_("Free practice"), N_("Pull as you like. Drag anything aside, or choose it and move it.")),
    "mat": (N_("Onto the mat"), N_("Bring the sled onto the mat with one pull, and stop in time.")),
    "turn": (N_("Round the corner"), N_("The nose follows the rope: turn onto the mat with one pull.")),
    "between": (N_("Between the palms"), N_("Bring the sled between the two palms in two legs.")),
    "bend": (N_("Round the well"), N_("Lay the rope round the well: it bends, and the sled follows it.")),
    "push": (N_("Out of the way"), N_("Push the other sled onto the mat with one pull.")),
    "over": (N_("Over the blocks"), N_("A low rope would touch the blocks. Set the holder high.")),
    "load": (N_("Fully loaded"), N_("Bring five blocks onto the mat. If you knock and jerk, you lose some.")),
}
THINGS = {
    "sled": N_("Sled"),
    "palms": N_("Palms"),
    "rock": N_("Rock"),
    "well": N_("Well"),
    "mastaba": N_("Ruined mastaba"),
    "blocks": N_("Wall of blocks"),
}
REFUSALS = {
    "action_over": N_("The pull has ended the action. Undo it or start again."),
    "legs_used": N_("You have used all legs of this task. Undo one or start again."),
    "fixed": N_("In a task everything stays where it is. In free practice you can move it."),
    "no_room": N_("There is no room for it."),
    "unknown": N_("That cannot be done here."),
}
# How a pull ended.
ENDS = {
    "stopped": N_("The sled has stopped."),
    "jam": N_("The sled is stuck."),
    "hit_pyramid": N_("The sled touches blocks: in a game the action would end."),
    "pushed_into_pyramid": N_("The pushed sled touches blocks: in a game the action would end."),
    "rope_moved_blocks": N_("The rope touches blocks: in a game the action would end."),
    "pushed_sled_lost_block": N_("The pushed sled would lose a block: in a game the action would end."),
    "left_board": N_("A sled reaches the edge: in a game the action would end."),
}


def name(t: Texts) -> str:
    """What the ground is called."""
    return t(NAME)


def task(t: Texts, key: str) -> str:
    """What a task is called."""
    return t(TASKS[key][0])


def asked(t: Texts, key: str) -> str:
    """What is to be done in a task."""
    return t(TASKS[key][1])


def refusal(t: Texts, key: str) -> str:
    """Why a step cannot be done."""
    return t(REFUSALS[key])


def end(t: Texts, key: str, fallen: int) -> str:
    """How a pull ended, and what fell."""
    return " ".join(_said(t, key, fallen))


def _said(t: Texts, key: str, fallen: int) -> Sequence[str]:
    lost = [t.n("{n} block has fallen.", "{n} blocks have fallen.", fallen)] if fallen else []
    return [t(ENDS[key]), *lost]
