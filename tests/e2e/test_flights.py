"""What flies over the page is drawn as what lies on it: the sheets of its game reach it there too."""

from typing import Any

import pytest

from tests.e2e.picking import Picker
from tests.e2e.table import Table

ENOUGH, MOST_CHOICES = 12, 60
# Of each copy in the air whose thing is on the page already: what is drawn of both, part by part.
IN_THE_AIR = """looks => {
    const bare = thing => thing.innerHTML.replace(/ data-k="[^"]*"/g, '');
    const drawn = thing => [thing, ...thing.querySelectorAll('*')].map(part => {
        const style = getComputedStyle(part);
        return [part.localName, ...looks.map(look => style.getPropertyValue(look))].join(' ');
    });
    const lying = [...document.querySelectorAll('#screen [data-k]')];
    const goal = copy => lying.find(thing => {
        const {x, y} = thing.getBoundingClientRect();
        const {left, top} = copy.style, there = Math.hypot(x - parseFloat(left), y - parseFloat(top)) < 1;
        return there && bare(thing) === bare(copy);
    });
    return [...document.querySelectorAll('.flying:not(.gain, .lost)')]
        .map(copy => [copy, goal(copy)]).filter(([, thing]) => thing).map(pair => pair.map(drawn));
}"""
LOOKS = ["fill", "stroke", "color", "background-color", "border-top-color", "font-size", "stroke-width"]


@pytest.mark.parametrize("game", ["imhotep", "duel", "pyramids"])
def test_what_flies_is_drawn_as_what_lies(table: Table, game: str) -> None:
    table.visit(speed="slow").deal(game, (0, 0), seed="heron")
    picker, flights = Picker(table, 8), 0
    for _ in range(MOST_CHOICES):
        picker.await_choice()
        picker.choose(picker.pick())
        pairs: list[list[Any]] = table.page.evaluate(IN_THE_AIR, LOOKS)
        for copy, thing in pairs:
            assert copy == thing
        flights += len(pairs)
        if flights >= ENOUGH:
            return
    raise AssertionError(f"only {flights} flights were seen")
