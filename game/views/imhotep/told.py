"""Small pictures of Imhotep beside the words of what happened."""

from game.core.details import word
from game.core.state import Event
from game.views.art.icons import icon
from game.views.imhotep.art.cards import card_picture
from game.views.told import Beside, Pictures


def _site(event: Event) -> Beside:
    return Beside(icon(word(event.params, "site"), 18))


def _card(event: Event) -> Beside:
    return Beside(card_picture(word(event.params, "card")))


PICTURES: Pictures = {"to_site": _site, "card": _card, "card_taken": _card}
