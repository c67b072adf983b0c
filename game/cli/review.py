"""The command that reviews a game: accuracy, turning points, lucky draws."""

import sys
from argparse import Namespace
from typing import Any

from game.bots.judging import USUAL, decisions, reviewed
from game.bots.levels import MOST, read_level
from game.bots.review import Judged, Review, account
from game.cli.answer import Answer, match_data
from game.cli.files import read_match
from game.cli.telling import GAP, columns, head, names
from game.core.errors import BadOption
from game.core.match import Match
from game.text import teaching
from game.text.catalogue import Texts, texts
from game.text.games import words


def review(options: Namespace) -> Answer:
    """Every decision with a choice judged, by a level that thinks in iterations."""
    match = read_match(options.file)
    level = read_level(options.level, "level") if options.level else USUAL
    if not level.iterations:
        raise BadOption("level", "bad_iterations", value=options.level, most=MOST[0])
    count, found = len(decisions(match)), Review(level.text, match.plies)
    for found in reviewed(match, level):
        if sys.stderr.isatty():
            print(f"\r{len(found.judged)}/{count}", end="\n" * (len(found.judged) == count), file=sys.stderr)
    return Answer(told(texts(options.lang, match.record.game), match, found), _data(match, found))


def told(t: Texts, match: Match, found: Review) -> str:
    """The review as text."""
    called = names(t, match.game.players)
    heads = ["", t("Accuracy"), t("Decisions"), t("Turning points"), t("Given away"), t("Luck")]
    rows = [heads, *(_account(t, match, found, player, name) for player, name in enumerate(called))]
    turns = [_turning(t, match, each, called) for each in found.turning_points]
    draws = [_draw(t, match, each, called) for each in found.draws]
    return "\n\n".join(
        [
            head(t, match),
            columns(rows),
            "\n".join([t("Turning points:"), *(turns or [GAP + t("None.")])]),
            "\n".join([t("What chance did:"), *(draws or [GAP + t("Nothing that mattered on its own.")])]),
        ]
    )


def _account(t: Texts, match: Match, found: Review, player: int, name: str) -> list[str]:
    its = account(match, found, player)
    figures = (str(its.accuracy), str(its.decisions), str(its.turning))
    return [name, *figures, teaching.percent(t, its.lost), teaching.signed_percent(t, its.luck)]


def _turning(t: Texts, match: Match, each: Judged, called: list[str]) -> str:
    its, read = words(match.record.box), match.game.info.vocabulary.read
    played, best = (its.action(t, read(text)) for text in (each.played, each.best))
    lines = [
        f"{GAP}{t('Move {n}', n=each.ply + 1)} · {called[each.player]} · {played}",
        t("It gave away {cost}.", cost=teaching.cost(t, each.chance_lost(match), each.points_lost)),
        t("Better: {action}.", action=best),
        teaching.why(t, its, each.reasons, called, teaching.Better(each.best, each.played, read)),
    ]
    return f"\n{GAP * 2}".join(line for line in lines if line)


def _draw(t: Texts, match: Match, each: Judged, called: list[str]) -> str:
    said = teaching.draw(t, called[each.player], each.chance_brought(match))
    return GAP + t("Before move {n}: {said}", n=each.ply + 1, said=said)


def _data(match: Match, found: Review) -> dict[str, Any]:
    judged = [
        {
            **each._asdict(),
            "reasons": [reason._asdict() for reason in each.reasons],
            "loss": each.loss,
            "chance": each.chance(match),
            "chance_lost": each.chance_lost(match),
            "turning": each.turning,
        }
        for each in found.judged
    ]
    draws = [{"ply": each.ply, "player": each.player, "swing": each.swing} for each in found.draws]
    accounts = [account(match, found, player)._asdict() for player in range(match.game.players)]
    return {**match_data(match), "level": found.level, "accounts": accounts, "judged": judged, "draws": draws}
