"""How long a page takes from an event to the painted frame that answers it."""

from playwright.sync_api import Locator, Page

# The first change after the event is its answer. A message sent from the next frame comes when it is painted.
LISTEN = """events => {
  globalThis.answerTimes = [];
  let began = 0;
  const press = event => {
    began = event.timeStamp;
    performance.mark('pressed');
  };
  for (const kind of events) addEventListener(kind, press, {capture: true});
  new MutationObserver(() => {
    if (!began) return;
    const since = began;
    began = 0;
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        answerTimes.push(performance.now() - since);
        performance.mark('answered');
      };
      port2.postMessage(null);
    });
  }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
TOUCH_MS = 80  # a finger rests about as long
PAUSE_MS = 250  # so that one answer's frame is not another's, and hover has been answered


def listen(page: Page, *events: str) -> None:
    """From now on measure what comes after these events; a document does so once."""
    page.evaluate(LISTEN, list(events))


def press(page: Page) -> None:
    """The mouse goes down and up where it is."""
    page.wait_for_timeout(PAUSE_MS)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(PAUSE_MS)


def click(target: Locator) -> None:
    """The mouse comes to a thing, rests there and presses it."""
    target.hover()
    press(target.page)


def tap(target: Locator) -> None:
    """A finger comes down on a thing and is lifted again."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    session = target.page.context.new_cdp_session(target.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    target.page.wait_for_timeout(TOUCH_MS)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    target.page.wait_for_timeout(PAUSE_MS)


def answered(page: Page) -> list[float]:
    """The times so far, in ms."""
    times: list[float] = page.evaluate("answerTimes")
    return times
