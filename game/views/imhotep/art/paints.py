"""What the cards' pictures are painted with."""

LIME = 'fill="var(--stone-2)"'
PALE = 'fill="var(--stone-1)"'
WOOD = 'fill="var(--reed)"'
GOLD = 'fill="var(--rope)"'
BLUE = 'fill="var(--p1)"'
LINEN = 'fill="var(--linen)"'
