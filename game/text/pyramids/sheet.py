"""The options of Pyramids and its sheet: what can be chosen, what counts."""

from game.text.catalogue import N_

OPTIONS = {"start": N_("Starts")}
SEATS = [("start", seat) for seat in "12345"]
CHOICES = {("start", "random"): N_("Random"), **dict.fromkeys(SEATS, N_("Seat {n}"))}
CHOICES_ABOUT = {
    ("start", "random"): N_("The seed decides who starts."),
    **dict.fromkeys(
        SEATS,
        N_("This seat chooses the first god tile; where nobody sits, the count goes on round the table."),
    ),
}
CATEGORIES = {
    "pyramid_blue": N_("Pyramid: blue"),
    "pyramid_white": N_("Pyramid: white"),
    "pyramid_red": N_("Pyramid: red"),
    "pyramid_green": N_("Pyramid: green"),
    "pyramid_yellow": N_("Pyramid: yellow"),
    "pyramid_extra": N_("Pyramid: largest again"),
    "pyramid_bonus": N_("Pyramid: all five colours"),
    "obelisk": N_("Obelisk"),
    "tomb": N_("Tomb"),
    "glyphs": N_("Glyphs"),
    "pyramid": N_("Pyramid"),
    "hand": N_("Cards in hand"),
    "round": N_("Buildings allowed"),
    "total": N_("Total"),
}
