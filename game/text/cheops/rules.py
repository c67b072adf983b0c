"""The rules of Cheops' Master Builders in our own words, with the ids the engine refers to."""

from collections.abc import Mapping

from game.text.catalogue import N_, Texts
from game.text.words import HOUSE, Paragraph, Section, said

RULES = (
    Section(
        "aim",
        N_("At a glance"),
        ("aim",),
        (
            N_(
                "You build a pyramid, an arch and a relief by ticking stones on your sheet. Structures, "
                "bonuses and whatever is left unused score points; whoever has the most points wins."
            ),
            N_(
                "One player rolls the dice, then everybody in turn ticks up to two stones. Each is paid for "
                "with a die of its colour or, if there is none, with a quarry stone or a joker."
            ),
            N_("The game ends after the turn in which somebody has completed two of the three structures."),
        ),
        (),
    ),
    Section(
        "C2",
        N_("The sheets"),
        ("sheet", "pyramid", "arch", "relief", "bonus"),
        (N_("A pyramid of 21 stones, an arch of 9, a relief of 12, a quarry of 12 and jokers."),),
        (
            Paragraph(
                "C2",
                N_(
                    "Every sheet has the same shape and other colours: a pyramid of 6, 5, 4, 3, 2 and 1 "
                    "stones, an arch of two columns of 4 and a closing stone, a relief of 3 rows and 4 "
                    "columns, a quarry of 12 stones in a row, and jokers."
                ),
            ),
            Paragraph(
                "C2.1",
                N_(
                    "Bonuses stand at the six levels of the pyramid, the second stones of both columns, "
                    "the closing stone, the middle row and the two middle columns of the relief. A last "
                    "one is for two complete structures at the end."
                ),
            ),
            Paragraph(
                "C2.2",
                N_(
                    "Our own are the sizes of pyramid, arch and quarry, the rows of the relief, the "
                    "layouts of the colours and where the bonuses stand."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "C3",
        N_("Setup"),
        ("setup",),
        (N_("Different sheets, as many jokers as players, 3 dice with two players, otherwise 4."),),
        (
            Paragraph("C3.1", N_("Everybody gets a different sheet.")),
            Paragraph("C3.2", N_("Everybody has as many jokers as there are players.")),
            Paragraph("C3.3", N_("There are 3 dice with two players, otherwise 4.")),
            Paragraph("C3.4", N_("Who rolls first is random or chosen."), HOUSE),
            Paragraph("C3.5", N_("A die has each of the six colours once, and no joker."), HOUSE),
            Paragraph("C3.6", N_("The sheets are dealt at random or by seat."), HOUSE),
        ),
    ),
    Section(
        "C4",
        N_("A turn"),
        ("turn", "dice"),
        (
            N_("One player rolls; then everybody builds, beginning with that player."),
            N_("Only the dice that player takes are denied to the others this turn."),
        ),
        (
            Paragraph(
                "C4.1",
                N_(
                    "Whoever is active rolls all dice once; they lie in the middle. Then everybody takes "
                    "one action in turn."
                ),
            ),
            Paragraph(
                "C4.2", N_("Dice the active player takes stay out of the middle until the turn is over.")
            ),
            Paragraph(
                "C4.3",
                N_("The others use the dice that are left. After each action they go back to the middle."),
            ),
            Paragraph(
                "C4.4",
                N_("Then the next player becomes active. Anybody may choose to do nothing at any time."),
            ),
        ),
    ),
    Section(
        "C5",
        N_("Ticking and paying"),
        ("tick", "quarry", "joker"),
        (
            N_("Up to two stones of the pyramid and the arch, or two neighbours in the relief."),
            N_("Pay with a die of the colour, else with a quarry stone or a joker."),
        ),
        (
            Paragraph(
                "C5",
                N_(
                    "An action ticks one or two stones in pyramid and arch, or exactly two stones of the "
                    "relief that share a side, or nothing. A pyramid stone above the first level needs "
                    "both stones below it; a column of the arch grows from below, and the closing stone "
                    "needs both columns."
                ),
            ),
            Paragraph(
                "C5.1",
                N_(
                    "Each stone is paid for before the next one is ticked. If a die of its colour lies in "
                    "the middle, it has to be taken."
                ),
            ),
            Paragraph(
                "C5.2",
                N_(
                    "Otherwise a quarry stone of that colour or a joker is struck. A joker stands for any"
                    " colour."
                ),
            ),
            Paragraph(
                "C5.3",
                N_(
                    "What cannot be paid for cannot be ticked. Both stones of a relief pair have to be paid "
                    "for."
                ),
            ),
            Paragraph(
                "C5.4",
                N_(
                    "Only quarry stones to the right of the last one struck can be struck. Those skipped "
                    "are lost."
                ),
            ),
            Paragraph(
                "C5.5",
                N_(
                    "The two stones of a relief pair are ticked at once; the strikes for them may come in "
                    "either order. Jokers lie outside the order."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "C6",
        N_("Bonuses"),
        ("bonuses",),
        (N_("Whoever reaches a bonus in the turn it is first reached gets 3 points."),),
        (
            Paragraph(
                "C6",
                N_(
                    "A bonus is reached when its last stone is ticked. Everybody who reaches it in the turn "
                    "in which it is first reached gets it; then it is closed."
                ),
            ),
        ),
    ),
    Section(
        "C7",
        N_("End and points"),
        ("points", "end"),
        (
            N_("The game ends after the turn in which somebody has completed two structures."),
            N_(
                "Pyramid by its highest level, arch by its lower column, relief by its stones, and "
                "what is left unused."
            ),
        ),
        (
            Paragraph(
                "C7",
                N_(
                    "The turn in which somebody completes a second structure is played to its end; then "
                    "the game is over. Everybody with two complete structures gets a bonus. In a tie, "
                    "whoever has ticked more pyramid stones wins."
                ),
            ),
            Paragraph(
                "C7.8",
                N_(
                    "The game also ends if nobody ticks anything until everybody has been the active player "
                    "twice, or after 60 turns. Everybody is warned a turn before."
                ),
                HOUSE,
            ),
            Paragraph("C7.9", N_("Those still tied share the place."), HOUSE),
            Paragraph("C7.1", N_("Pyramid: 1, 3, 6, 10, 15 or 21 points by the highest level with a tick.")),
            Paragraph(
                "C7.2",
                N_(
                    "Arch: by the lower column 3, 5 or 7 points from the second stone on, 10 with the "
                    "closing stone."
                ),
            ),
            Paragraph("C7.3", N_("Relief: 4, 6, 8, 11 or 15 points for 4, 6, 8, 10 or 12 stones.")),
            Paragraph("C7.4", N_("Each bonus: 3 points.")),
            Paragraph("C7.5", N_("Each quarry stone to the right of the last one struck: 1 point.")),
            Paragraph("C7.6", N_("Each joker left: 2 points.")),
            Paragraph(
                "C7.7",
                N_(
                    "Apart from the top of the pyramid, the points of pyramid and arch are our own. So is "
                    "the rule that two relief stones score none."
                ),
                HOUSE,
            ),
        ),
    ),
)


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section; with options, those that hold under them."""
    return said(t, RULES, options)
