"""Words of Abusir: what can be done, what happened, why something is not possible."""

from collections.abc import Sequence

from game.games.abusir import tables as box
from game.text import common
from game.text.abusir.ideas import IDEAS
from game.text.abusir.rules import rules
from game.text.abusir.sheet import CATEGORIES, CHOICES, CHOICES_ABOUT, OPTIONS, reason
from game.text.abusir.things import a_block, block, boat, colour, named, node, shape, site, stance
from game.text.catalogue import N_, Texts
from game.text.facade import Places, Words
from game.text.forms import Forms, Sentence
from game.text.words import Event

__all__ = [
    "WORDS",
    "a_block",
    "block",
    "boat",
    "colour",
    "node",
    "shape",
    "site",
    "stance",
]

SHOWN = {
    "boats": N_("where the other boats lie"),
    "cargo": N_("what the other boats carry"),
}

ACTIONS = {
    "berth": N_("Take berth {berth}"),
    "stow": N_("Put {block} aboard"),
    "take": N_("Take {block} from the stock"),
    "load": N_("Load {block}"),
    "align": N_("Align the sled: heading {heading}, {right} mm to the right, {down} mm down"),
    "pull": N_("Pull {length} mm, holder {stance} at {holder} mm, pace {pace}"),
    "walk": N_("Worker {worker} to {node}"),
    "build": N_("Build {block} on {cells}"),
    "done": N_("Leave it at that"),
    "extra": N_("Hand in the action pyramid"),
    "finish": N_("End the turn"),
}
BY_HAND = {  # of a position set up by hand
    "boat_too_full": N_("A boat carries five blocks at most."),
    "blocks_of_the_box": N_("There are not as many blocks as in the box."),
    "too_many_sites": N_("Somebody has contributed to more sites than they have markers."),
    "sled_nowhere": N_("Every sled has to be somewhere: put it at a stage."),
    "sleds_in_the_way": N_("A sled lies where another sled or a block is."),
    "sled_too_full": N_("A sled carries five blocks at most."),
    "shaken_blocks": N_("What is shaken does not go with what lies on the sled."),
    "boats_at_berths": N_("At each berth lies a boat, one of everybody and the others neutral."),
    "not_as_set_up": N_("While setting up, as much lies on the table as has been put there so far."),
    "pool_to_load": N_("While boats are loaded, what they still get lies in the pool; afterwards nothing."),
    "cannot_be_asked": N_("What is asked cannot be done here."),
}
PROMPTS = {
    "berth": (N_("Choose a berth"), N_("Your boat goes there, your sled on its stage.")),
    "stow": (N_("Load your boat"), N_("Blocks from the pool, whichever you like.")),
    "take": (N_("Take a block for your sled"), N_("Any colour from the stocks.")),
    "act": (N_("Your turn"), N_("Load and pull, move workers, or build.")),
    "haul": (N_("Load and pull"), N_("In either order; a pull has up to two legs.")),
    "walk": (N_("Do you move more workers?"), N_("Each worker walks up to 2 paths.")),
    "build": (N_("Do you build another block?"), N_("2 blocks for each of your workers here.")),
    "extra": (N_("Do you take a third action?"), N_("Hand in your action pyramid for it, or end the turn.")),
    "refill": (N_("Load the boat"), N_("You made the boats shift, so you choose the blocks.")),
}
EVENTS: dict[str, Sentence] = {
    "starter": N_("{name} begins; everybody sets up counter-clockwise."),
    "boat": N_("{boat} lies at berth {berth}."),
    "cargo": N_("The boat at berth {berth} gets {block}."),
    "berth": N_("{name} takes berth {berth}."),
    "stow": N_("{name} puts {block} aboard the boat at berth {berth}."),
    "take": N_("{name} takes {block} from the stock."),
    "turn": N_("Round {round}: it is {name}’s turn."),
    "load": N_("{name} loads {block}."),
    "align": N_("{name} aligns the sled."),
    "pull": Forms(
        lambda params: params["length"] == 0,
        {
            True: N_("{name} pulls, holder {stance}, and the sled does not move: {way}"),
            False: N_("{name} pulls {length} mm, holder {stance}: {way}"),
        },
    ),
    "pushed": N_("{name}’s sled is pushed aside."),
    "fall": N_("{name} loses {block} from the sled; it goes to the stock."),
    "at_stage": N_("{name}’s sled is at stage {berth}."),
    "at_site": N_("{name}’s sled is at {site}."),
    "jam": N_("The sled can go no further."),
    "hit_pyramid": N_("The sled touches a pyramid: the action ends."),
    "pushed_into_pyramid": N_("A pushed sled touches a pyramid: the action ends."),
    "rope_moved_blocks": N_("The rope touches blocks: the action ends."),
    "pushed_sled_lost_block": N_("A pushed sled would lose a block: the action ends."),
    "left_board": N_("A sled reaches the edge of the board: the action ends."),
    "entered_river": N_("A sled reaches the bank: the action ends."),
    "walk": N_("{name}: worker {worker}, {from} to {node}."),
    "build": N_("{name} builds {block} at {site} on {cells}, field {field} of the track."),
    "complete": N_("{name} completes {site}."),
    "rank": N_("{name} has built {blocks} at {site}: {points}."),
    "last": N_("{name} placed the last block at {site}: {points}."),
    "colour": N_("{site} shows one colour, {name} built there: {points}."),
    "unfinished": N_("{name} has built {blocks} at {site}, which is not complete: {points}."),
    "last_round": N_("{count} pyramids are complete: this is the last round."),
    "stuck": N_("No block can be placed any more."),
    "idle": N_("For {count} rounds nothing has been loaded or built: another such round, and the game ends."),
    "idle_end": N_("For {count} rounds nothing has been loaded or built: the game ends."),
    "short": N_("The {colour} stock cannot fill the boat at berth {berth}: this is the last round."),
    "shift": N_("Two boats are empty: all boats move on by one berth."),
    "done": N_("{name} leaves it at that."),
    "extra": N_("{name} hands in the action pyramid for a third action."),
    "finish": N_("{name} ends the turn."),
    "regain": N_("{name} gets the action pyramid back."),
    "end": N_("The game is over."),
}
MISHAPS = frozenset({"fall", "jam", *box.ENDS}) - {box.STOPPED}
REFUSALS = {
    "asked_berth": N_("First choose a berth for your boat."),
    "asked_stow": N_("First load your boat from the pool."),
    "asked_take": N_("First take a block for your sled."),
    "asked_act": N_("That is not one of the actions of a turn."),
    "asked_haul": N_("First finish loading and pulling."),
    "asked_walk": N_("First finish moving your workers."),
    "asked_build": N_("First finish building."),
    "asked_refill": N_("First choose the blocks for the boat."),
    "berth_taken": N_("There is already a boat at berth {berth}."),
    "pool_has_none": N_("The pool has no more of this kind: {kind}."),
    "stock_has_none": N_("The stock has no more of this kind: {kind}."),
    "other_stock": N_("At berth {berth} only {colour} blocks are loaded."),
    "extra_comes_last": N_("First use your two regular actions."),
    "no_pyramid": N_("You have no action pyramid at hand."),
    "nothing_begun": N_("No action has been begun; you can end the turn."),
    "actions_used": N_("Both actions are used; for a third one hand in your action pyramid."),
    "not_at_stage": N_("Your sled is not at a stage."),
    "stage_held": N_("Another sled was at stage {berth} first."),
    "load_over": N_("Loading is over in this action."),
    "sled_full": N_("Your sled carries {most} blocks; no more fit."),
    "limit_reached": N_("You have loaded all that one action allows: {count}."),
    "boat_empty": N_("The boat at berth {berth} is empty."),
    "boat_has_none": N_("The boat has no block of this kind: {kind}."),
    "aligned_once": N_("The sled is aligned once, before loading."),
    "aligned_for_nothing": N_("You have aligned the sled; now load a block."),
    "shifted_too_far": N_("The sled may be moved by at most 15 mm."),
    "leaves_stage": N_("The sled has to stay at the same stage."),
    "over_edge": N_("The sled would stand over the edge of the board."),
    "on_obstacle": N_("An obstacle is in the way."),
    "on_pyramid": N_("A pyramid is in the way."),
    "in_river": N_("The sled would stand in the river."),
    "on_sled": N_("Another sled is in the way."),
    "loaded_after_pull": N_("You have loaded after the pull; it does not go on in this action."),
    "pull_over": N_("The pull of this action is over."),
    "has_walked": N_("This worker has walked in this action."),
    "stands_there": N_("The worker is already there: {node}."),
    "too_far": N_("Too far: {count} paths, and a worker walks 2 in an action."),
    "not_at_site": N_("Your sled is not at a site."),
    "already_complete": N_("The pyramid is complete: {site}."),
    "not_on_sled": N_("There is no block of this kind on your sled: {kind}."),
    "no_worker": N_("None of your workers stands at {site}."),
    "no_marker": N_("You have no marker left; you can build at {most} sites."),
    "cell_filled": N_("There is already a block there."),
    "rests_on_gap": N_("The block would rest on a gap."),
    "only_corner": N_("The block only touches others by a corner."),
    "touches_nothing": N_("The block has to touch another one’s side."),
}

SERVES = {  # what a move is for that brings no points yet
    "berth": N_("Where your boat lies, your sled begins."),
    "stow": N_("From your own boat you load 3 at a time."),
    "take": N_("A first block to build with."),
    "load": N_("Blocks on the sled can be built."),
    "align": N_("So that the nose points where the rope will pull."),
    "pull": N_("Towards a site to build at, or a stage to load at."),
    "walk": N_("Each worker at the site lets you build 2 blocks."),
    "build": N_("One more block on the contribution track."),
    "done": N_("The rest of the action is not needed."),
    "extra": N_("A third action this turn."),
    "finish": N_("The turn is over."),
}


def _told(t: Texts, event: Event, names: Sequence[str]) -> Places:
    """Points."""
    return {"points": common.points(t, event.points)} if event.points else {}


TIE = N_("In a tie, whoever built at more sites wins, then whoever has more blocks on the sled.")
WORDS = Words(
    actions=ACTIONS,
    prompts=PROMPTS,
    events=EVENTS,
    mishaps=MISHAPS,
    refusals=REFUSALS,
    by_hand=BY_HAND,
    categories=CATEGORIES,
    options=OPTIONS,
    choices=CHOICES,
    meanings=CHOICES_ABOUT,
    reason=reason,
    rules=rules,
    serves=SERVES,
    ideas=IDEAS,
    shown=SHOWN,
    named=named,
    told=_told,
    tie=(TIE, "A12.2"),
)
