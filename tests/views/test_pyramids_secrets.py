"""Nothing on a player's table tells what others hold or have buried."""

from game.core.match import Match
from game.games.pyramids import tables as box
from game.text import pyramids as words
from game.text.catalogue import texts
from tests.views.pyramids_positions import drawn, games

T = texts("en", "pyramids")
LOOKS = ("", "player {n}", "tomb {n}", "connection {n}")


def hidden_from(match: Match, viewer: int) -> set[int]:
    """The cards in the hands and tombs of the others."""
    s = match.state
    others = [player for player in range(match.game.players) if player != viewer]
    return {card for player in others for card in (*s.hands[player], *s.tombs[player])}


def test_no_trace_of_others_hands_and_tombs() -> None:
    checked = 0
    for match in games():
        if match.over:
            continue
        viewer = match.plies % match.game.players
        other = (viewer + 1) % match.game.players
        html = drawn(match, viewer=viewer, inspected=LOOKS[match.plies % 4].format(n=other)).lower()
        hidden = hidden_from(match, viewer) - told_by_last_move(match)
        rest = without(html, [name(card) for card in range(len(box.CARDS)) if card not in hidden])
        for card in hidden:
            assert f'"card-{card}"' not in html
            assert name(card) not in rest
            checked += 1
    assert checked > 500


def name(card: int) -> str:
    return words.card(T, box.CARDS[card].text).lower()


def without(html: str, names: list[str]) -> str:
    """What is left when names of other cards, some of which hold shorter ones, are taken out."""
    for told in sorted(names, key=len, reverse=True):
        html = html.replace(told, "")
    return html


def told_by_last_move(match: Match) -> set[int]:
    """A pair just taken is named by what happened; everyone saw it."""
    events = match.events(match.plies - 1) if match.plies else []
    texts_told = {str(event.params[f"card{i}"]) for event in events if event.kind == "pair" for i in (1, 2)}
    return {number for number, card in enumerate(box.CARDS) if card.text in texts_told}


def test_own_tombs_can_be_looked_into_and_others_only_at_the_end() -> None:
    for match in games((2,)):
        mine = drawn(match, inspected="buried 0")
        other = drawn(match, inspected="buried 1")
        assert ("faces" in mine.split('"discarded"')[0]) == bool(match.state.tombs[0])
        assert ('data-k="look"' in other) == (match.over and bool(match.state.tombs[1]))
