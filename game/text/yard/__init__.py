"""Words of the practice yard: its tasks, what stands there, what came of a pull."""

from collections.abc import Mapping, Sequence

from game.core.details import word
from game.text.abusir import stance
from game.text.catalogue import N_, Texts
from game.text.facade import Words
from game.text.forms import Sentence, one_or_more
from game.text.words import HOUSE, Details, Event, Paragraph, Section, said

# By task: its name, what is to be done.
TASKS = {
    "mat": (N_("Onto the mat"), N_("Bring the sled onto the mat with one pull, and stop in time.")),
    "turn": (N_("Round the corner"), N_("The nose follows the rope: turn onto the mat with one pull.")),
    "between": (N_("Between the palms"), N_("Bring the sled between the two palms in two pulls.")),
    "bend": (N_("Round the well"), N_("Lay the rope round the well: it bends, and the sled follows it.")),
    "push": (N_("Out of the way"), N_("Push the other sled onto the mat with one pull.")),
    "over": (N_("Over the blocks"), N_("A low rope would touch the blocks. Set the holder high.")),
    "load": (N_("Fully loaded"), N_("Bring five blocks onto the mat. If you knock and jerk, you lose some.")),
    "free": (N_("Free practice"), N_("Pull as you like. Drag anything aside, or choose it and move it.")),
}
THINGS = {
    "sled": N_("Sled"),
    "palms": N_("Palms"),
    "rock": N_("Rock"),
    "well": N_("Well"),
    "mastaba": N_("Ruined mastaba"),
    "blocks": N_("Wall of blocks"),
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
PLACE = N_("{what}: {right} cm from the left, {down} cm from the top.")
ACTIONS = {
    "pull": N_("Pull {length} mm, holder {stance} at {holder} mm, pace {pace}"),
    "move": PLACE,
    "finish": N_("Finish"),
}
DONE = N_("Task done.")
PROMPTS = {"practise": (N_("Where does the rope go?"), N_("Pull as far as it takes, and let go in time."))}
EVENTS: dict[str, Sentence] = {
    "pull": N_("Pulled {length} mm, holder {stance}."),
    "move": PLACE,
    "finish": N_("That is enough for now."),
    "fallen": one_or_more("count", N_("1 block has fallen."), N_("{count} blocks have fallen.")),
    "done": DONE,
    "end": N_("This attempt is over."),
    **ENDS,
}
REFUSALS = {
    "fixed": N_("In a task everything stays where it is. In free practice you can move it."),
    "no_room": N_("There is no room for it."),
    "no_thing": N_("No such thing stands there."),
}
RULES = (
    Section(
        "Y1",
        N_("Pulling"),
        ("pull", "rope", "holder", "sled"),
        (N_("Set the holder, hold the button, let go in time."),),
        (
            Paragraph("Y1", N_("You pull your sled as in a game of Abusir, as far as you like."), HOUSE),
            Paragraph("Y1.1", N_("You can stop at any time, take everything back, and begin again."), HOUSE),
        ),
    ),
    Section(
        "Y2",
        N_("Tasks"),
        ("task", "mat"),
        (N_("Bring a sled onto the mat, with all its blocks, in so many pulls."),),
        (
            Paragraph(
                "Y2",
                N_("A task is done when all of the sled is on the mat and no block has fallen."),
                HOUSE,
            ),
            Paragraph("Y2.1", N_("Its pulls are one action: what was shaken stays shaken."), HOUSE),
            Paragraph("Y2.2", N_("What would end the action in a game ends the attempt."), HOUSE),
        ),
    ),
    Section(
        "Y3",
        N_("Free practice"),
        ("free", "move"),
        (N_("Pull as often as you like, and move things about."),),
        (
            Paragraph("Y3", N_("Sleds and obstacles can be put wherever there is room for them."), HOUSE),
            Paragraph("Y3.1", N_("In a task everything stays where it is."), HOUSE),
        ),
    ),
)


def centimetres(t: Texts, tenths: object) -> str:
    """A length with one decimal, as people write it."""
    return t("{whole}.{tenth}", whole=int(str(tenths)) // 10, tenth=int(str(tenths)) % 10)


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of an action or event in words."""
    told: dict[str, object] = {**params}
    if "stance" in params:
        told["stance"] = stance(t, word(params, "stance"))
    if "thing" in params:
        told |= {key: centimetres(t, params[key]) for key in ("right", "down")}
        told["what"] = (
            t(THINGS[word(params, "kind")]) if "kind" in params else t("Thing {n}", n=params["thing"])
        )
    return told


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the point of a task came about."""
    return t(DONE)


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section."""
    return said(t, RULES, options)


WORDS = Words(
    actions=ACTIONS,
    prompts=PROMPTS,
    events=EVENTS,
    refusals=REFUSALS,
    categories={"done": N_("Tasks done"), "total": N_("Total")},
    options={"task": N_("Task")},
    choices={("task", task): name for task, (name, _) in TASKS.items()},
    meanings={("task", task): asked for task, (_, asked) in TASKS.items()},
    reason=reason,
    rules=rules,
    named=named,
)
