"""The pictures of New Dynasty's market cards, on a grid of 64."""

from game.views.imhotep.art.paints import GOLD, LIME, PALE, WOOD

PICTURES = {
    "private-quarry": (
        f'<path {LIME} d="M4 58V34h15V22h16V10h25v48Z"/>'
        '<path d="M19 34v12M35 22v12M4 46h31M35 34h25M47 10v12"/>'
        f'<path {PALE} d="M24 42h16v16H24Z"/><path d="M24 47h16" stroke-width="1.6"/>'
        f'<path {GOLD} d="M12 4l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 10.2l5.9-.8Z"/>'
    ),
    "cargo-sled": (
        f'<path {LIME} d="M7 28h15v15H7ZM23 28h15v15H23ZM39 28h15v15H39ZM15 12h15v15H15ZM31 12h15v15H31Z"/>'
        f'<path {WOOD} d="M2 44h52c4 0 6-4 6-12l3 1c0 14-5 22-12 22H7c-3 0-5-5-5-11Z"/>'
        '<path d="M14 44v11M44 44v11"/>'
    ),
    "deco-stones": (
        f'<path {LIME} d="M9 26h16v16H9ZM26 26h16v16H26Z"/>'
        f'<path {WOOD} d="M3 43h46c4 0 6-4 6-11l4 1c0 13-5 21-12 21H8c-3 0-5-5-5-11Z"/>'
        f'<path {GOLD} d="M30 3l3.5 7 7 1-5 5-11 0-5-5 7-1Z"/>'
    ),
    "raft": (
        f'<path {LIME} d="M23 12h19v19H23Z"/><path {WOOD} d="M5 32h54a4 4 0 0 1 0 8H5a4 4 0 0 1 0-8Z"/>'
        f'<path {WOOD} d="M9 40h46a4 4 0 0 1 0 8H9a4 4 0 0 1 0-8Z"/><path d="M18 32v16M46 32v16"/>'
        '<path d="M2 57c5-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0"/>'
    ),
    "gangplank": (
        f'<path {LIME} d="M2 34h16v24H2Z"/><path d="M2 46h16"/><path {LIME} d="M44 10h13v13H44Z"/>'
        f'<path {WOOD} d="M32 30c8 2 20 2 30-2 0 14-6 24-16 24S32 44 32 30Z"/>'
        f'<path {GOLD} d="M8 27l40-6 .8 6L9 34Z"/><path d="M18 26l1 6M28 24.5l1 6M38 23l1 6"/>'
        '<path d="M24 58c5-3 9-3 13 0s9 3 13 0 8-3 12 0"/>'
    ),
}
