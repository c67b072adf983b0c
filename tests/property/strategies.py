"""Random deals, games and texts for Hypothesis, which makes them small when something fails."""

from hypothesis import strategies as st

from game.core.match import Match
from game.core.record import LONGEST_SEED, Record, new_record
from game.core.registry import LISTINGS, game_class

SEEDS = st.from_regex(rf"[a-z0-9]{{1,{LONGEST_SEED}}}", fullmatch=True)
CHOICES = st.lists(st.integers(0, 2**16), max_size=90)


@st.composite
def deals(draw: st.DrawFn) -> Record:
    """A deal of any game."""
    info = game_class(draw(st.sampled_from(sorted(LISTINGS)))).info
    options = {option.key: draw(st.sampled_from(option.choices)) for option in info.options}
    return new_record(info.id, draw(st.integers(*info.seats)), options, draw(SEEDS))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A deal played on, perhaps to the end: each number chooses among what is legal."""
    match = Match(draw(deals()))
    for number in draw(CHOICES):
        if match.over:
            break
        match = match.play(match.legal[number % len(match.legal)].text)
    return match
