// Things that can be explained carry `data-thing`. A pointer at rest, a long press, the right button or a key asks about
// one; the page then holds a card beside the thing (beside.mjs). A tap asks only where it would do nothing else,
// or where `data-tap` says so.
import {reached} from './focus.mjs';

const REST_MS = 600, LEAVE_MS = 250, PRESS_MS = 450; // until a pointer rests, may still come back, has been held down
const SLIP = 10; // px

let root, tell; // the application, and what hears of the thing asked about
let anchor = null; // the element the card is beside
let timer = 0, leaving = 0, start = null, swallow = false, hovered = null, byKey = false;

const card = () => root.querySelector('.explained');
const size = element => { const {width, height} = element.getBoundingClientRect(); return width * height; };

const around = (element, x, y) => {
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
};

/** Of the things at a point the smallest: what lies on a board or a boat, even if all of it is one button. */
const at = ({clientX: x, clientY: y}) => {
  const top = document.elementFromPoint(x, y);
  if (!top?.closest('#screen')) return null;
  const beside = [...(top.closest('button') ?? top).parentElement.querySelectorAll('[data-thing]')];
  const found = [top.closest('[data-thing]'), ...beside].filter(element => element && reached(element) && around(element, x, y));
  return found.reduce((best, element) => (!best || size(element) < size(best) ? element : best), null);
};

const ask = (element, rests = false) => {
  if (!element || (element === anchor && card())) return;
  anchor = element;
  byKey = false;
  tell(element.dataset.thing, rests);
};

const leave = () => {
  clearTimeout(leaving);
  leaving = 0;
  if (card()) tell('', false);
};

const moved = event => {
  if (event.pointerType !== 'mouse') return slipped(event);
  clearTimeout(timer);
  if (event.buttons) return;
  timer = setTimeout(() => rested(event), REST_MS);
  if (!card() || card().contains(event.target)) {
    clearTimeout(leaving);
    leaving = 0;
  } else if (!anchor?.contains(event.target) && at(event) !== anchor && hovered) {
    leaving ||= setTimeout(leave, LEAVE_MS);
  }
};

const rested = event => {
  const thing = at(event);
  if (thing) hovered = thing;
  ask(thing, true);
};

const slipped = ({clientX, clientY}) => {
  if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLIP) clearTimeout(timer);
};

const down = event => {
  clearTimeout(timer);
  start = event;
  swallow = false;
  const aside = card() && !card().contains(event.target);
  if (event.pointerType === 'mouse') {
    if (aside && event.button === 0) anchor = hovered = null; // whatever is done lets the card go
    return;
  }
  if (aside) {
    swallow = true; // this tap closes the card and does no more
    leave();
  } else if (!card()) {
    timer = setTimeout(() => { const thing = at(event); swallow = Boolean(thing); ask(thing); }, PRESS_MS);
  }
};

const clicked = event => {
  clearTimeout(timer);
  if (!event.detail) { swallow = false; return; } // by key or program, which no finger has begun
  if (!swallow && (event.pointerType ?? start?.pointerType) === 'touch') { // older browsers: a click does not say
    const thing = at(event);
    swallow = Boolean(thing) && ('tap' in thing.dataset || !event.target.closest('button, a, input, select, summary'));
    if (swallow) ask(thing);
  }
  if (swallow) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  swallow = false;
};

/** Listen for pointers; `told` hears the name of the thing asked about, or nothing once it is left, and whether the
 * pointer only rests there. */
export const listen = (app, told) => {
  root = app;
  tell = told;
  const calm = {passive: true};
  root.addEventListener('pointermove', moved, calm);
  document.addEventListener('pointerdown', down, {capture: true, passive: true});
  for (const end of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(end, () => clearTimeout(timer), {capture: true, passive: true});
  document.documentElement.addEventListener('pointerleave', () => { clearTimeout(timer); if (hovered) leave(); });
  document.addEventListener('click', clicked, true);
  document.addEventListener('focusin', ({target}) => {
    if (byKey && card() && !card().contains(target) && !anchor?.contains(target) && !target.contains(anchor)) leave();
  });
};

/** Whether a finger, not a mouse, was last put down. */
export const touched = () => Boolean(start) && start.pointerType !== 'mouse';

/** What the right button asks about, if it is a thing. */
export const pressed = event => {
  const thing = at(event) ?? (event.clientX || event.clientY ? null : focused());
  if (thing) ask(thing);
  return Boolean(thing);
};

const focused = () => {
  const thing = document.activeElement?.closest('[data-thing]');
  return thing && reached(thing) ? thing : null;
};

const asked = () => (card() && anchor?.isConnected ? anchor : null) ?? focused() ?? (hovered?.isConnected && reached(hovered) ? hovered : null);

/** What a key asks about: what has the focus or is pointed at. */
export const subject = () => asked()?.dataset.thing ?? '';

/** The same; while its card is open the thing after it, or before it. Without any the first on the page. */
export const following = back => {
  const now = asked();
  const named = new Map(); // some things are there several times
  for (const element of root.querySelectorAll('[data-thing]')) {
    if (reached(element) && !named.has(element.dataset.thing)) named.set(element.dataset.thing, element);
  }
  if (now) named.set(now.dataset.thing, now);
  const all = [...named.values()], step = card() && now ? (back ? -1 : 1) : 0;
  const next = all[(Math.max(all.indexOf(now), 0) + step + all.length) % all.length] ?? null;
  anchor = next;
  hovered = null;
  byKey = true;
  return next?.dataset.thing ?? '';
};

/** The card is about this thing; beside.mjs puts it there. */
export const mark = () => {
  for (const marked of root.querySelectorAll('[data-asked]')) if (marked !== anchor || !card()) delete marked.dataset.asked;
  const box = card();
  if (!box) return;
  if (!anchor?.isConnected || anchor.dataset.thing !== box.dataset.of) {
    anchor = [...root.querySelectorAll(`[data-thing="${CSS.escape(box.dataset.of)}"]`)].find(reached) ?? null;
  }
  if (anchor) anchor.dataset.asked = '';
};
