"""The words of one game as one record: its tables of marked sentences, and what fills their places."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from game.text.catalogue import N_, Texts
from game.text.forms import Sentence, capital, sentence
from game.text.words import Action, Details, Event, Preset, Prompt, Refusal, Section, with_rule

Places = Mapping[str, object]  # what stands in the places of a sentence, by their names
YOUR_TURN = N_("Your turn")
OTHERS_TURN = N_("{name} to move")
REFUSALS = {  # those every game knows
    "game_over": N_("The game is over."),
    "chance_decides": N_("Chance decides here."),
}


class Rules(Protocol):
    """Tells the rules section by section; with options, those that hold under them."""

    def __call__(self, t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]: ...


def plain(_: Texts, details: Details) -> Places:
    """Details as they are."""
    return details


def no_more(_: Texts, __: Event, ___: Sequence[str]) -> Places:
    """Nothing but details and name."""
    return {}


def no_facts(_: Texts) -> Places:
    """No numbers."""
    return {}


class Words(NamedTuple):
    """The words of one game. Sentences are marked here, and translated where they are said."""

    actions: Mapping[str, Sentence]  # what an action does, by its verb
    prompts: Mapping[str, tuple[str, str]]  # what a pending matter asks, and one fact, by its step
    events: Mapping[str, Sentence]  # what happened, by its kind
    refusals: Mapping[str, Sentence]  # why something is not possible, by the reason
    categories: Mapping[str, str]  # the rows of the sheet
    options: Mapping[str, str]
    choices: Mapping[tuple[str, str], str]  # by option and value
    meanings: Mapping[tuple[str, str], str]  # what choosing it means, in one sentence
    reason: Callable[[Texts, Event, Sequence[str]], str]  # how points came about, in a few words
    rules: Rules
    by_hand: Mapping[str, Sentence] = {}  # why what was set up by hand is no position, by the reason
    mishaps: frozenset[str] = frozenset()  # kinds of events that whoever caused them is told of in the prompt
    serves: Mapping[str, str] = {}  # what a move is for that brings no points yet, by its verb
    ideas: Mapping[str, str] = {}  # what to look for, by deed, row or learned feature; `else` by deed
    shown: Mapping[str, str] = {}  # what chance shows, by its stream: undo would hide it
    presets: Sequence[Preset] = ()
    named: Callable[[Texts, Details], Places] = plain  # details in words
    told: Callable[[Texts, Event, Sequence[str]], Places] = no_more  # what else sentences of events name
    facts: Callable[[Texts], Places] = no_facts  # numbers of the box, for what choices mean
    tie: tuple[str, str] = ("", "")  # who wins a tie, and the rule

    def action(self, t: Texts, action: Action) -> str:
        """What the action does, as a button or hint says it."""
        said = sentence(self.actions[action.verb], action.details)
        return capital(t(said, **self.named(t, action.details)))

    def prompt(self, t: Texts, step: str, name: str = "") -> Prompt:
        """What a pending matter asks: of `you`, or of the player named, whose own turn says enough."""
        title, sub = self.prompts[step]
        if not name:
            return Prompt(t(title), t(sub))
        return Prompt(t(OTHERS_TURN, name=name), "" if title == YOUR_TURN else t(title))

    def event(self, t: Texts, event: Event, names: Sequence[str]) -> str:
        """What happened, as a sentence of the log."""
        name = names[event.player] if event.player >= 0 else ""
        said = sentence(self.events[event.kind], event.params)
        return t(said, **{"name": name, **self.named(t, event.params), **self.told(t, event, names)})

    def ended_by(self, t: Texts, events: Iterable[Event]) -> list[str]:
        """Why the game ended, each reason with its rule."""
        return [with_rule(t, self.event(t, event, ()), event.rule) for event in events]

    def refusal(self, t: Texts, refusal: Refusal) -> str:
        """The reason as a sentence of the game or of every game, with the rule behind it."""
        own = self.refusals.get(refusal.reason) or self.by_hand.get(refusal.reason)
        known = own or REFUSALS[refusal.reason]
        said = t(sentence(known, refusal.params), **self.named(t, refusal.params))
        return with_rule(t, said, refusal.rule)

    def category(self, t: Texts, key: str) -> str:
        """A row of the sheet, or what else a position promises by."""
        return t(self.categories[key])

    def idea(self, t: Texts, keys: Iterable[str]) -> str:
        """What to look for, by the first of these that teaches something; empty if none does."""
        said = next((self.ideas[key] for key in keys if key in self.ideas), "")
        return t(said) if said else ""

    def option(self, t: Texts, key: str) -> str:
        """An option of the new game."""
        return t(self.options[key])

    def choice(self, t: Texts, key: str, value: str) -> str:
        """A value of an option."""
        return t(self.choices[key, value], n=value)

    def choice_about(self, t: Texts, key: str, value: str) -> str:
        """What choosing this value means, in one sentence."""
        return t(self.meanings[key, value], **self.facts(t))
