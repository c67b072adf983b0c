"""The prompt: who decides, what is asked, what pays, and the choices that are not on the sheet."""

from game.core.details import number, word
from game.games.cheops import tables as box
from game.text import cheops as words
from game.text import common
from game.text.cheops import WORDS
from game.views.cheops import spoken
from game.views.cheops.look import Look, params
from game.views.panels.prompt import Ask, Asks, Button, act_button, cancel, hinted, result_button


def _turn(look: Look) -> Ask:
    return _started(look) if look.view.start or look.view.chosen else STEPS[look.step](look)


def _hint(look: Look) -> Ask:
    return hinted(look.view, WORDS)


def _over(look: Look) -> Ask:
    view, won = look.view, look.view.game.outcome(look.state)
    names, scores = [seat.name for seat in view.seats], view.game.scores(look.state)
    behind = sorted(set(range(len(names))) - set(won.winners), key=lambda player: -scores[player])
    rest = [f"{names[player]} {common.number(scores[player])}" for player in behind]
    return Ask(common.outcome(look.t, won, names), " · ".join(rest), [result_button(look.t)])


# ---- choosing stones --------------------------------------------------------------------------------


def _first(look: Look) -> Ask:
    t = look.t
    asked = WORDS.prompt(t, look.step)
    title = asked.title
    if not look.view.alone:
        title = t("{name}, your turn", name=look.name(look.mover))
    choices = len(look.view.offered)
    sub = _foreground(look) or (asked.sub if choices > 1 else t("Nothing can be ticked."))
    return Ask(title, sub, [act_button(t("Pass"), "done", main=choices == 1)])


def _second(look: Look) -> Ask:
    t = look.t
    asked = WORDS.prompt(t, look.step)
    confirm = t.n("Confirm {n} stone", "Confirm {n} stones", len(look.chosen))
    buttons = [act_button(confirm, "done", main=True), _over_again(look)]
    return Ask(asked.title, _foreground(look) or asked.sub, buttons)


def _foreground(look: Look) -> str:
    """What pays for the action in the foreground, or what the die looked at would open."""
    return _paid(look) or ("" if look.die is None else spoken.opens(look, look.die))


def _over_again(look: Look) -> Button:
    return cancel(look.t, look.t("Start over"))


def _started(look: Look) -> Ask:
    """A choice of several clicks, or the first tap on something: one click more."""
    t, start = look.t, look.view.start or look.view.chosen
    back = cancel(t, t("Cancel"))
    if start == "joker":
        return Ask(t("Which stone is the joker for?"), "", [*_joker_colours(look), back])
    action = look.view.legal.get(start)
    if action is None:
        told = t("Relief stones are ticked in pairs that share a side.")
        return Ask(t("Which neighbour do you tick?"), told, [back])
    if action.verb in ("strike", "joker"):
        return _paying(look, back)
    count = len(look.chosen) + len(action.args if action.verb == "relief" else (0,))
    confirm = act_button(t.n("Confirm {n} stone", "Confirm {n} stones", count), start, main=True)
    return Ask(t.n("Tick this stone?", "Tick these {n} stones?", count), _paid(look), [confirm, back])


def _paid(look: Look) -> str:
    """What pays for the action in the foreground, and how many quarry stones would be lost unused."""
    t, will = look.t, look.will
    paying = [words.a_die(t, name) for name in params(will, "die", "colour")]
    if look.asked:
        paying.append(t("a quarry stone or a joker"))
        return t("Paid with: {things}.", things=common.all_of(t, paying))
    stones = sorted(box.QUARRY_FIELDS.index(name) for name in params(will, "strike", "field"))
    paying += [t("quarry stone {n}", n=place + 1) for place in stones]
    paying += [t("a joker")] * len(params(will, "joker", "colour"))
    if not paying:
        return ""
    skipped = sum(number(event.params, "skipped") for event in will if event.kind == "strike")
    told = t("Paid with: {things}.", things=common.all_of(t, paying))
    over = t.n("{n} stone is skipped.", "{n} stones are skipped.", skipped)
    return f"{told} {over}" if skipped else told


# ---- paying -----------------------------------------------------------------------------------------


def _paying(look: Look, back: Button | None = None) -> Ask:
    t = look.t
    unpaid = [words.the_stone(t, box.COLOURS[colour]) for colour in dict.fromkeys(look.unpaid)]
    title = t("What pays for {stone}?", stone=common.all_of(t, unpaid))
    return Ask(title, common.capital(_paid(look)), [*_strike(look), *_joker(look), back or _over_again(look)])


def _strike(look: Look) -> list[Button]:
    """The quarry stone in the foreground."""
    t, action = look.t, look.open
    if action is None or action.verb != "strike":
        return []
    n = action.args[0] + 1
    nearest = action is look.ways("strike")[0]
    label = t("Strike stone {n} (nearest)", n=n) if nearest else t("Strike stone {n}", n=n)
    return [act_button(label, action.text, main=True)]


def _joker(look: Look) -> list[Button]:
    """A joker; of which of two colours is asked afterwards."""
    ways = look.ways("joker")
    if not ways:
        return []
    act = ways[0].text if len(ways) == 1 else "joker"
    return [act_button(look.t("Use a joker"), act, main=look.open in ways)]


def _joker_colours(look: Look) -> list[Button]:
    t = look.t
    return [
        act_button(common.capital(words.colour(t, word(action.details, "colour"))), text)
        for text, action in look.view.legal.items()
    ]


STEPS = {"act": _first, "second": _second, "pay": _paying}
prompt = Asks(_turn, _hint, _over).prompt
