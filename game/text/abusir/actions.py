"""The rules of Abusir's three actions: loading and pulling, moving workers, building."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

ACTIONS = (
    Section(
        "A5",
        N_("Loading"),
        ("load", "boat", "stage", "align"),
        (N_("At a stage: up to 3 blocks from your own boat or 2 from another, at most 5 on the sled."),),
        (
            Paragraph(
                "A5",
                N_(
                    "The first action is loading and pulling, in either order, each at most once and in one "
                    "go."
                ),
            ),
            Paragraph("A5.1", N_("To load, your sled has to be at a stage: it covers some of it.")),
            Paragraph(
                "A5.2",
                N_(
                    "Once before loading you may turn the sled to one of 40 headings and move it by at most "
                    "15 mm. It stays at the stage and must not stand on anything. Then you load at least "
                    "one block."
                ),
                HOUSE,
            ),
            Paragraph(
                "A5.3",
                N_(
                    "You load from the boat at that stage: up to 3 blocks from your own, up to 2 from any "
                    "other, and never more than 5 onto the sled."
                ),
            ),
            Paragraph(
                "A5.4",
                N_(
                    "One sled per stage: the one that was there first, until it leaves or is pushed away; "
                    "then the next that came."
                ),
                HOUSE,
            ),
            Paragraph(
                "A5.5",
                N_("Loading is over once you pull after it, and once the boats shift."),
                HOUSE,
            ),
            Paragraph("A5.6", N_("Nothing goes back onto a boat."), HOUSE),
        ),
    ),
    Section(
        "A6",
        N_("Pulling"),
        ("pull", "sled", "rope", "holder"),
        (
            N_("Set the holder at any point of the edge, low or high, and pull the sled towards it."),
            N_("You may stop once and pull towards another point."),
            N_("Blocks, edge and river end the action; obstacles and other sleds do not."),
        ),
        (
            Paragraph("A6", N_("The rope leads from the sled’s nose to the holder, around obstacles.")),
            Paragraph(
                "A6.1",
                N_(
                    "The holder stands at any point of the board’s edge, low or high. You stop where "
                    "you like."
                ),
            ),
            Paragraph("A6.2", N_("A pull has one leg or two; in between the holder may move.")),
            Paragraph("A6.3", N_("Parcels, camp, paths, stages and workers are crossed freely.")),
            Paragraph(
                "A6.4",
                N_(
                    "Obstacles stop or turn the sled and bend the rope. Other sleds are pushed aside, even "
                    "several at once."
                ),
            ),
            Paragraph(
                "A6.5",
                N_(
                    "A block that falls from your own sled goes to the stock, and the pull goes on. Turning "
                    "and knocks shake blocks; the lower three withstand more than the two on top. When the "
                    "action is over, none of the shaking is left. Your own blocks fall before those of a "
                    "pushed sled."
                ),
                HOUSE,
            ),
            Paragraph(
                "A6.6",
                N_(
                    "The action ends at once when your sled or a pushed one touches a pyramid, the edge or "
                    "the river, when the rope touches blocks of others, and when a pushed sled would lose a "
                    "block. Sleds stay where that happened, blocks stay in place."
                ),
            ),
            Paragraph(
                "A6.7",
                N_(
                    "The rope is 6 mm high at the sled and 10 or 60 mm at the holder. Loaded blocks lie in "
                    "layers of 8 cubes on a sled and 10 on a boat. The rope passes over empty sleds."
                ),
                HOUSE,
            ),
            Paragraph("A6.8", N_("A sled is at a site when it covers some of its parcel.")),
            Paragraph("A6.9", N_("A sled that can go no further stops."), HOUSE),
            Paragraph(
                "A-R1",
                N_(
                    "If the river, the edge or a pyramid is less than 5 mm from a sled when a leg begins, "
                    "it holds that sled during the leg as an obstacle does: the sled slides along and turns "
                    "away, and the action goes on. So no sled is ever stuck."
                ),
                HOUSE,
            ),
            Paragraph(
                "A-R2",
                N_(
                    "In an action the lower three blocks withstand 170 degrees of turning, the two on top "
                    "85; a square knock counts like 57 degrees. A hasty hand shakes more: above 20 cm a "
                    "second everything counts twice, above 35 cm three times. By keyboard a pull is always "
                    "calm, and so are those of bots."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "A7",
        N_("Moving workers"),
        ("walk", "worker"),
        (N_("Each of your workers may walk up to 2 paths."),),
        (
            Paragraph("A7", N_("The second action moves workers along the paths.")),
            Paragraph(
                "A7.1",
                N_("Each of your workers may walk up to 2 paths. Any number may stand at the same place."),
            ),
            Paragraph("A7.2", N_("A worker walks once in an action; unused steps are lost.")),
        ),
    ),
    Section(
        "A8",
        N_("Building"),
        ("build", "worker", "track", "marker"),
        (
            N_("At the site of your sled: 2 blocks for each of your workers there."),
            N_("No gaps below, and on the ground side by side."),
        ),
        (
            Paragraph(
                "A8",
                N_("A pyramid has 21 cells: a level of 4 by 4, on it one of 2 by 2, and one on top."),
            ),
            Paragraph(
                "A8.1",
                N_(
                    "You build at the site where your sled is, if the pyramid is not complete: at least 1 "
                    "block from the sled, and at most 2 for each of your workers there."
                ),
            ),
            Paragraph(
                "A8.2", N_("A block lies flat in one level, turned as you like, never upright."), HOUSE
            ),
            Paragraph("A8.3", N_("Every cell it fills has to be empty.")),
            Paragraph(
                "A8.4",
                N_(
                    "There are no gaps: a cell of the second level needs the one below it, the top needs all "
                    "four. Upper levels may be begun before lower ones are finished."
                ),
            ),
            Paragraph(
                "A8.5",
                N_(
                    "On the ground every block after the first touches the side of another one; a corner is "
                    "not enough. Blocks higher up need no side."
                ),
                HOUSE,
            ),
            Paragraph(
                "A8.6",
                N_("So the top is always a single, and the second level takes singles, doubles, corners."),
            ),
            Paragraph(
                "A8.7",
                N_(
                    "Each block moves your marker one field on the site’s track, up to 11. The first one "
                    "takes a marker from your reserve of five, so you build at 5 sites at most."
                ),
            ),
            Paragraph("A8.8", N_("With the 21st cell the pyramid is complete and scored.")),
            Paragraph(
                "A8.9",
                N_(
                    "A sled does not keep blocks away. What is built where it stands holds back neither it "
                    "nor its rope; when pulled away, it leaves everything in place."
                ),
                HOUSE,
            ),
            Paragraph("A8.10", N_("Each level stands in the middle of the one below."), HOUSE),
            Paragraph("A8.11", N_("Once the pyramid is complete, the building action ends."), HOUSE),
        ),
    ),
)
