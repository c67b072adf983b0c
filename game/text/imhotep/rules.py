"""The rules of Imhotep in our own words, section by section, with the ids the engine refers to."""

from collections.abc import Iterator, Mapping

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARDS as IN_THE_BOX
from game.games.imhotep.cards import COLOURS, copies_in
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep.cards import RULES as CARDS
from game.text.imhotep.forms import Site
from game.text.imhotep.modules import RULES as MODULES
from game.text.imhotep.sites import SITES
from game.text.imhotep.things import cards_held, round_card
from game.text.words import HOUSE, Paragraph, Section, said

AIM = Section(
    "aim",
    N_("At a glance"),
    ("aim",),
    (
        N_(
            "You ship stones to five sites. Some score points at once, some at the end of each round, some "
            "at the end of the game; whoever has the most points wins."
        ),
        N_(
            "On your turn do one of four things: take up to 3 stones, place one on a boat, sail a boat with "
            "enough stones to a site without a boat, or play a blue card."
        ),
        N_("When the fourth boat has sailed, the round ends; after six rounds the game does."),
    ),
    (),
)
PIECES = (
    Section(
        "I2",
        N_("Components"),
        ("box",),
        (
            N_(
                "{stones} stones each, eight boats, {cards} market cards, five sites with sides A and B, and "
                "our own sides C and D."
            ),
        ),
        (
            Paragraph(
                "I2.1",
                N_(
                    "Every player has {stones} stones of one colour. Each lies on the sled, on a boat, at a "
                    "site, on a field of a module or in the quarry."
                ),
            ),
            Paragraph(
                "I11.1",
                N_(
                    "With two players the quarries may be unlimited: they never run out. With the cards of "
                    "New Dynasty they are, unless chosen otherwise."
                ),
            ),
            Paragraph(
                "I-R24", N_("In the published game a thirtieth stone marks the score. It counts nowhere.")
            ),
            Paragraph(
                "I2.2",
                N_(
                    "A boat has 1 to 4 spots. It may sail with at least 3 stones if it has 4 spots, 2 if it "
                    "has 3, and 1 if it has 2 or 1. It does not matter which spots stay empty."
                ),
            ),
            Paragraph(
                "I2.3",
                N_(
                    "For each number of players there are seven round cards. Each names the four boats of a "
                    "round by their spots. With two players: {round_cards_2}. With three: {round_cards_3}. "
                    "With four: {round_cards_4}."
                ),
            ),
            Paragraph(
                "I2.4",
                N_("{cards} market cards. Red: {red}. Green: {green}. Violet: {violet}. Blue: {blue}."),
            ),
            Paragraph("I2.5", N_("Monuments are all sites except the Market.")),
        ),
    ),
    Section(
        "I3",
        N_("Setup"),
        ("setup",),
        (N_("In turn order the sleds start with 2, 3, 4 and 5 stones. One round card is left out."),),
        (
            Paragraph("I3.1", N_("Each site is played on one of its sides A to D, mixed as you like.")),
            Paragraph(
                "I12",
                N_(
                    "The sides C and D are boards of our own, made of what lies in the box of the published "
                    "expansion. Its own rules for them are not known to us."
                ),
                HOUSE,
            ),
            Paragraph("I3.2", N_("The market cards are shuffled.")),
            Paragraph(
                "I3.3",
                N_(
                    "One of the seven round cards is removed unseen. The other six, shuffled, are the rounds."
                ),
            ),
            Paragraph(
                "I3.4",
                N_(
                    "Who starts is drawn or chosen. In turn order the sleds start with 2, 3, 4 and 5 stones; "
                    "all other stones lie in the quarries."
                ),
            ),
        ),
    ),
)
COURSE = (
    Section(
        "I4",
        N_("Six rounds"),
        ("round",),
        (
            N_("A round card names four boats. When the fourth has sailed and is unloaded, the round ends."),
            N_("Then the Temple scores. The next round begins to the left of whoever sailed last."),
        ),
        (
            Paragraph(
                "I4",
                N_(
                    "A round card is turned up, its four boats come empty, the Market is filled. Then you "
                    "take turns, one action each, until the fourth boat has sailed. That ends the round."
                ),
            ),
            Paragraph("I-R19", N_("The fourth boat is still unloaded to the last stone."), HOUSE),
            Paragraph(
                "I4.1",
                N_(
                    "At the end of a round the Temple scores. Then the boats are put away, the cards left at "
                    "the Market go to the discard, and private boats that have sailed leave the game."
                ),
            ),
            Paragraph(
                "I4.2",
                N_("The player to the left of whoever sailed the fourth boat begins the next round."),
            ),
            Paragraph("I4.3", N_("You pass only if nothing at all is possible for you.")),
            Paragraph(
                "I-R2",
                N_(
                    "If all of you have to pass in a row, the round ends, too. Stones on boats that have not "
                    "sailed go back to the quarries, and the Temple scores. The next round begins to the "
                    "left of whoever sailed the last of the four boats; a private boat is none of them. If "
                    "none of the four has sailed, it begins with whoever would have been next."
                ),
                HOUSE,
            ),
            Paragraph("I4.4", N_("When the deck is used up, the discard is shuffled and becomes the deck.")),
            Paragraph(
                "I-R1", N_("If the discard is empty as well, nothing is drawn and fields stay empty."), HOUSE
            ),
            Paragraph(
                "I-R20",
                N_("Nobody may look at the deck or at face-down cards. The discard is open to all."),
                HOUSE,
            ),
        ),
    ),
    Section(
        "I5",
        N_("Your turn"),
        ("turn", "sled", "quarry"),
        (
            N_("Exactly one action: take 3 stones, place 1, sail a boat, or play a blue card."),
            N_("A sled holds 5 stones. If fewer fit, you take fewer."),
        ),
        (
            Paragraph("I5", N_("On your turn you do exactly one of the following.")),
            Paragraph(
                "I5.1",
                N_(
                    "Take stones: 3 from your quarry onto your sled. The sled holds 5; if fewer fit or are "
                    "left, you take as many as you can, never fewer by choice."
                ),
            ),
            Paragraph(
                "I5.2",
                N_("Place a stone: from your sled onto any empty spot of any boat that has not sailed."),
            ),
            Paragraph("I5.3", N_("Sail a boat: see the next section.")),
            Paragraph(
                "I5.4",
                N_(
                    "Play a blue card, one a turn. A card gained by your own action waits for a later turn; "
                    "one gained in another player’s turn can be played in your next."
                ),
            ),
            Paragraph(
                "I5.5",
                N_("Modules add actions: the private boat, the bet, the favour, the prophecy."),
            ),
        ),
    ),
    Section(
        "I5.3",
        N_("Sailing a boat"),
        ("boat", "unload"),
        (
            N_("A boat with enough stones sails to a site without a boat, whoever’s stones they are."),
            N_("It is unloaded from the bow, stone by stone; owners choose for their stones."),
        ),
        (
            Paragraph(
                "I5.3.1",
                N_(
                    "Choose a boat that carries its minimum of stones, and a site no boat has sailed to "
                    "this round. None of the stones on it has to be yours."
                ),
            ),
            Paragraph(
                "I5.3.2",
                N_(
                    "It is unloaded from the bow; empty spots are skipped. Where there is something to "
                    "choose, the owner of the stone chooses, even in another player’s turn."
                ),
            ),
            Paragraph(
                "I-R18",
                N_(
                    "Each stone takes full effect, with all that follows from it, before the next one "
                    "is unloaded."
                ),
                HOUSE,
            ),
            Paragraph(
                "I5.3.3",
                N_(
                    "The empty boat stays at its site until the round ends. Four boats, five sites: normally "
                    "one site is left out."
                ),
            ),
        ),
    ),
)
END = (
    Section(
        "I9",
        N_("End of the game"),
        ("end", "points"),
        (
            N_(
                "After six rounds everything else is counted. Whoever has the most points wins; ties go "
                "to more stones on the sled."
            ),
        ),
        (
            Paragraph(
                "I9",
                N_(
                    "After the sixth round, its Temple included, Burial Chamber, Obelisks, market cards "
                    "and modules are counted. Totals below zero are possible."
                ),
            ),
            Paragraph(
                "I9.1",
                N_(
                    "The highest total wins. In a tie, whoever has more stones on the sled is ahead; if "
                    "that is equal, too, the place is shared."
                ),
            ),
        ),
    ),
)


def _sections(site: Site) -> Iterator[Section]:
    """Those of the sides; what holds on all of them stands behind the sides of the first box."""
    sides = site.sides.values()
    yield from (side.section for side in sides if not side.house)
    yield from (site.general,) if site.general else ()
    yield from (side.section for side in sides if side.house)


ALL_SIDES = [section for site in SITES.values() for section in _sections(site)]
RULES = (AIM, *PIECES, *COURSE, *ALL_SIDES, *CARDS, *END, *MODULES)


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section; with options, those that hold under them."""
    copies = copies_in(options or {})
    facts: dict[str, object] = {"stones": box.STONES, "cards": sum(copies)}
    for players, rounds in box.ROUND_CARDS.items():
        facts[f"round_cards_{players}"] = ", ".join(map(round_card, rounds))
    for colour in COLOURS:
        kinds = [card for card in IN_THE_BOX if card.colour == colour and copies[card.kind]]
        facts[colour] = common.all_of(t, [cards_held(t, card.id, copies[card.kind]) for card in kinds])
    return said(t, RULES, options, **facts)
