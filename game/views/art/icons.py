"""Icons on a grid of 24: outlines in the colour of the words beside them."""

from game.views.art.draw import svg
from game.views.markup import Markup

# class w washes a shape with the colour, class f fills it
ICONS = {
    # getting about
    "back": '<path d="M14.5 5L7.5 12l7 7"/>',
    "close": '<path d="M6 6l12 12M18 6L6 18"/>',
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "more": (
        '<circle cx="5" cy="12" r="2" class="solid"/><circle cx="12" cy="12" r="2" class="solid"/>'
        '<circle cx="19" cy="12" r="2" class="solid"/>'
    ),
    "up": '<path d="M6 14.5l6-6 6 6"/>',
    "down": '<path d="M6 9.5l6 6 6-6"/>',
    "right": '<path d="M9.5 5l7 7-7 7"/>',
    "full": '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
    "left": '<path d="M14.5 5l-7 7 7 7"/>',
    "first": '<path d="M18.5 5l-7 7 7 7M6 5v14"/>',
    "last": '<path d="M5.5 5l7 7-7 7M18 5v14"/>',
    # tools
    "look": '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"/>'
    '<circle cx="12" cy="12" r="3" class="solid"/>',
    "undo": '<path d="M8 4L3.5 8.5 8 13"/><path d="M4 8.5h9.5a6 6 0 0 1 0 12H8"/>',
    "hint": (
        '<path d="M3 13h13.5c2.6 0 4.2-1.4 4.5-4-1.6.7-3 .9-5 1H8.5C5 10 3.4 10.8 3 13Z" class="tint"/>'
        '<path d="M3 13c.6 3.6 3.4 5.5 7 5.5s6-1.9 6.5-5.5"/><path d="M7.5 21h5"/>'
        '<path d="M21 5.5c0-1.6-1-2.2-1-3.5-1.3 1-2 2.2-2 3.5a1.5 1.5 0 0 0 3 0Z" class="solid"/>'
    ),
    "log": (
        '<path d="M6.5 4h11v14a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 0 8 18V4"/>'
        '<path d="M8 4H5.5A2 2 0 0 0 3.5 6v1.5H8"/><path d="M11 8.5h4M11 12.5h4"/>'
    ),
    "points": (
        '<path d="M4 20.5v-8l2-2.5 2 2.5v8ZM10 20.5V6.5l2-3 2 3v14ZM16 20.5v-5l2-2.5 2 2.5v5Z"'
        ' class="tint"/><path d="M2.5 20.5h19"/>'
    ),
    "rules": (
        '<path d="M12 6.5C9.8 4.8 7 4.3 3.5 4.5v13.5c3.5-.2 6.3.3 8.5 2 2.2-1.7 5-2.2 8.5-2V4.5C17'
        ' 4.3 14.2 4.8 12 6.5Z"/><path d="M12 6.5V20"/>'
    ),
    "help": (
        '<circle cx="12" cy="12" r="9"/><path d="M9.3 9.3a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2"/>'
        '<path d="M12 17v.2"/>'
    ),
    "redo": '<path d="M16 4l4.5 4.5L16 13"/><path d="M20 8.5h-9.5a6 6 0 0 0 0 12H16"/>',
    # doing
    "play": '<path d="M7 4.5l12 7.5-12 7.5Z" class="solid"/>',
    "pause": '<path d="M8 5v14M16 5v14"/>',
    "again": '<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9"/><path d="M20 4v5h-5"/>',
    "swap": '<path d="M7.5 19.5v-15M3.5 8.5l4-4 4 4M16.5 4.5v15M12.5 15.5l4 4 4-4"/>',
    "rewind": '<path d="M11 6L4 12l7 6ZM20 6l-7 6 7 6Z"/>',
    "review": (  # the scales that weigh a heart against a feather
        '<path d="M12 3.5v16M8 20.5h8M4.5 6.5h15"/>'
        '<path d="M1.8 14.5l2.7-8 2.7 8ZM16.8 14.5l2.7-8 2.7 8Z" class="tint"/>'
    ),
    "puzzle": ('<path d="M4 8.5h4.2a2.4 2.4 0 1 1 4.6 0H17v4.2a2.4 2.4 0 1 1 0 4.6v3.7H4Z" class="tint"/>'),
    "star": '<path d="M12 3l2.7 6 6.3.6-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3L3 9.6 9.3 9Z" class="tint"/>',
    "search": '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5l5 5"/>',
    "larger": '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6"/>',
    "aim": (
        '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.8"/>'
        '<circle cx="12" cy="12" r="1.4" class="solid"/>'
    ),
    "share": (
        '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/>'
        '<circle cx="17.5" cy="18.5" r="2.5"/><path d="M8.3 10.8l7-4M8.3 13.2l7 4"/>'
    ),
    "copy": '<rect x="8.5" y="8.5" width="11" height="11" rx="1.5"/><path d="M15.5 5.5v-1h-11v11h1"/>',
    "qr": (
        '<rect x="4" y="4" width="6" height="6"/><rect x="14" y="4" width="6" height="6"/>'
        '<rect x="4" y="14" width="6" height="6"/><path d="M14 14h2v2M20 14v2h-2v4M14 20h1M20 20v.1"/>'
    ),
    "check": '<path d="M5 12.5l4.5 4.5L19 7"/>',
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "minus": '<path d="M5 12h14"/>',
    "pen": (
        '<path d="M4 20l1.2-5L16.5 3.7l3.8 3.8L9 18.8Z" class="tint"/>'
        '<path d="M13.8 6.4l3.8 3.8M4 20l5-1.2"/>'
    ),
    "dice": (
        '<rect x="4" y="4" width="16" height="16" rx="3"/>'
        '<path d="M8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1" stroke-width="2.6"/>'
    ),
    "sound": '<path d="M4 9.5v5h4l5 4v-13l-5 4Z"/><path d="M16.5 9a5 5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"/>',
    "trash": '<path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5"/>',
    "export": '<path d="M12 15V4M8 8l4-4 4 4M5 13v7h14v-7"/>',
    "import": '<path d="M12 4v11M8 11l4 4 4-4M5 13v7h14v-7"/>',
    # telling
    "info": '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.2"/>',
    "warn": '<path d="M12 3.5L21.5 20h-19Z"/><path d="M12 10v4.5M12 17v.2"/>',
    "day": (
        '<circle cx="12" cy="12" r="4.5"/>'
        '<path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3'
        ' 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>'
    ),
    "night": '<path d="M19.5 14.5A8 8 0 1 1 10 4.2a6.5 6.5 0 0 0 9.5 10.3Z"/>',
    "bot": (
        '<path d="M12 1.8c-2.9 0-4.7 1.9-4.7 5 0 1.5-.5 2.9-.9 4.2 1.2 4.6 2.4 8.3 3.1 11.2h5'
        'c.7-2.9 1.9-6.6 3.1-11.2-.4-1.3-.9-2.7-.9-4.2 0-3.1-1.8-5-4.7-5Z" class="tint" stroke-width="1.8"/>'
        '<path d="M8 11.2l8 3.2M16 11.2l-8 3.2" stroke-width="1.8"/>'
        '<circle cx="10.3" cy="6.5" r="1" class="solid"/><circle cx="13.7" cy="6.5" r="1" class="solid"/>'
    ),
    "human": '<circle cx="12" cy="7.5" r="4"/><path d="M4.5 21c.6-4.6 3.5-7 7.5-7s6.9 2.4 7.5 7"/>',
    # materials
    "dot": '<circle cx="12" cy="12" r="6.5" class="solid"/>',
    "ring": '<circle cx="12" cy="12" r="6.5" stroke-width="3"/>',
    "square": '<rect x="5.5" y="5.5" width="13" height="13" class="solid"/>',
    "bars": '<path d="M4.5 8.5h15M4.5 15.5h15" stroke-width="4"/>',
    "triangle": '<path d="M12 4L21 19.5H3Z" class="solid"/>',
    # sites and things
    "market": (
        '<path d="M3.5 9.5L5 4h14l1.5 5.5Z" class="tint"/>'
        '<path d="M3.5 9.5c0 3 4.25 3 4.25 0 0 3 4.25 3 4.25 0 0 3 4.25 3 4.25 0 0 3 4.25 3 4.25 0'
        'M5.5 12.5V20h13v-7.5"/>'
    ),
    "pyramid": (
        '<path d="M10 4h4v5.3h3.5v5.3H21V20H3v-5.4h3.5V9.3H10Z" class="tint"/>'
        '<path d="M6.5 14.6h11M10 9.3h4"/>'
    ),
    "temple": (
        '<path d="M3 20L4.5 5h5L11 20ZM13 20l1.5-15h5L21 20Z" class="tint"/><path d="M3.5 5h17M9.6 9h4.8"/>'
    ),
    "burial": '<path d="M9 2.8h6l3.2 5.4-3 13H8.8l-3-13Z" class="tint"/><path d="M12 7v8M9.3 10h5.4"/>',
    "obelisks": '<path d="M9.5 20L10.2 7 12 3l1.8 4 .7 13ZM4 20h16" class="tint"/><path d="M10.2 7h3.6"/>',
    "statue": (
        '<path d="M7.5 21h9v-3h-9ZM8.5 18V12h7v6M12 2.5c-3 0-4.5 2.2-4.5 5v4h9v-4'
        'c0-2.8-1.5-5-4.5-5Z" class="tint"/>'
    ),
    "deco": (
        '<path d="M12 20v-6M12 14C8 14 6 11 6 7c2 0 3.5.8 4.3 2C10.5 6.5 11 4.8 12 3.5c1 1.3 1.5 3'
        ' 1.7 5.5C14.5 7.8 16 7 18 7c0 4-2 7-6 7ZM7 20h10"/>'
    ),
    "quarry": '<path d="M3 20V13h5V8h6V4h7v16Z" class="tint"/><path d="M8 13h6v7M14 8v5h7"/>',
    "boat": (
        '<path d="M3 10c.5 6 4 8.5 9 8.5S20.5 16 21 10c-2 2.8-4.5 4-9 4s-7-1.2-9-4Z" class="tint"/>'
        '<path d="M12 14V4l5 6h-5"/>'
    ),
    "place": (
        '<rect x="7" y="3.5" width="10" height="9" rx="1.5" class="tint"/>'
        '<path d="M3 15.5c.4 3.5 4 5 9 5s8.6-1.5 9-5Z"/>'
    ),
    "take": (
        '<rect x="3.5" y="11" width="7" height="7" rx="1" class="tint"/>'
        '<rect x="13.5" y="11" width="7" height="7" rx="1" class="tint"/>'
        '<rect x="8.5" y="3.5" width="7" height="7" rx="1" class="tint"/><path d="M2.5 21h19"/>'
    ),
    "card": (
        '<rect x="5" y="3" width="11" height="16" rx="1.5" transform="rotate(-6 10 11)"/>'
        '<path d="M17.5 6.5l2 .3a1.5 1.5 0 0 1 1.3 1.7l-1.6 11a1.5 1.5 0 0 1-1.7 1.3l-6-.8"/>'
    ),
    "stones": (
        '<rect x="4" y="12.5" width="7.5" height="7.5" rx="1"/>'
        '<rect x="12.5" y="12.5" width="7.5" height="7.5" rx="1"/>'
        '<rect x="8.25" y="4" width="7.5" height="7.5" rx="1"/>'
    ),
    "red_block": (
        '<rect x="3.5" y="3.5" width="17" height="17" rx="1.5" class="tint"/>'
        '<rect x="8.5" y="8.5" width="7" height="7" class="solid"/>'
    ),
    "arch": (
        '<path d="M4 20.5V9h4v11.5ZM16 20.5V9h4v11.5ZM2.5 9V4h19v5Z" class="tint"/><path d="M2.5 20.5h19"/>'
    ),
    "relief": (
        '<rect x="3" y="5" width="18" height="14" rx="1" class="tint"/>'
        '<path d="M3 9.7h18M3 14.3h18M7.5 5v14M12 5v14M16.5 5v14" stroke-width="1.6"/>'
    ),
    "bonus": (
        '<circle cx="12" cy="12" r="4.5" class="tint"/>'
        '<path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1'
        'M16.6 7.4l2.1-2.1"/>'
    ),
    "joker": (
        '<path d="M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.4L12 17l-5.6 3.3 1.3-6.4L3 9.6l6.3-.7Z" class="tint"/>'
    ),
    "anchor": '<circle cx="12" cy="5" r="2"/><path d="M12 7v13M5 13c.5 4.5 3.5 7 7 7s6.5-2.5 7-7M9 10.5h6"/>',
    "figures": (
        '<circle cx="12" cy="7.5" r="4" class="tint"/>'
        '<path d="M4.5 21c.6-4.6 3.5-7 7.5-7s6.9 2.4 7.5 7Z" class="tint"/>'
    ),
    "actions": (
        '<rect x="4" y="4" width="16" height="16" rx="2.5" class="tint"/><path d="M8.5 12h7M12.5 9l3 3-3 3"/>'
    ),
    "scarab": (
        '<path d="M12 7.5c-4 0-5.5 3-5.5 6.5S9 21 12 21s5.5-3.5 5.5-7S16 7.5 12 7.5Z" class="tint"/>'
        '<path d="M9 8c0-3 1-4.5 3-4.5S15 5 15 8M12 11v10M6.8 11.5h10.4M6.5 10L3.5 8M6.5 14.5h-3.5'
        'M7.5 18L4.5 20.5M17.5 10l3-2M17.5 14.5h3.5M16.5 18l3 2.5"/>'
    ),
    "unload": (
        '<path d="M3 11c.5 5.5 4 8 9 8s8.5-2.5 9-8c-2 2.6-4.5 3.5-9 3.5S5 13.6 3 11Z" class="tint"/>'
        '<path d="M12 11V3M8.5 6.5L12 3l3.5 3.5"/>'
    ),
}


def icon(name: str, size: int = 24) -> Markup:
    """An icon of the table above, hidden from screen readers."""
    return svg("0 0 24 24", ICONS[name], cls="icon line-art", size=(size, size))
