// A rope in the hand: its holder follows the pointer along the edge of a board or goes by arrow keys, and a button held
// down draws it in. The board says what is set by `data-aim` ({k}: tenths of a centimetre round it), where the rope comes
// from by `data-eye`, and a pull to be played by `data-trace`: moments of rope drawn, of each of `data-sleds` its pose and
// how its blocks wobble, the rope; blocks that fall on the way by `data-falls`: rope drawn by then, sled, place in its load.
const CM = 12, WIDE = 84, HIGH = 60; // units and centimetres of the board
const ACROSS = WIDE * 10, DOWN = HIGH * 10, AROUND = 2 * (ACROSS + DOWN); // tenths of a centimetre, as round its edge
// Its sides round it: where one begins, the way along it, how far round it ends.
const SIDES = [[0, 0, 1, 0, ACROSS], [ACROSS, 0, 0, 1, ACROSS + DOWN], [ACROSS, DOWN, -1, 0, AROUND - DOWN], [0, DOWN, 0, -1, AROUND]];
const OUT = 5; // how far the holder stands outside
const NEAR = 2; // so near the edge the pointer means the edge itself, else the direction from the rope's eye
const SPEED = 12, HASTE = [20, 35]; // cm a second: how fast the rope is drawn, from when on a pull is hasty
const SEND_MS = 50; // at the soonest after what was set before has been drawn
const PLAYED_MS = 1600; // at most, for a pull of another player

let root, tell, motion; // the application, what hears of it, how things move
let dragging = null, sent = -1, timer = 0, ready = 0;
let hold = null; // of the button held down: since when, how far it has come, how hasty
let spent = false; // the button was held: the click that comes of letting go means nothing
let played = ''; // the pull last shown
let carried = null; // a thing that is dragged: its handle, what of the board moves with it, from where

const map = () => root.querySelector('.map');
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** Where a pointer is on the board, in centimetres. */
const place = (svg, {clientX, clientY}) => {
  const {x, y} = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
  return {x: x / CM, y: y / CM};
};

/** How far round the edge the holder stands that is meant by a point: the nearest, or where the rope through it ends. */
const tenths = (svg, at) => {
  const depth = Math.min(at.x, at.y, WIDE - at.x, HIGH - at.y);
  return round(depth < NEAR ? edge(at) : beyond(svg.dataset.eye.split(' ').map(value => value / CM), at));
};

const edge = ({x, y}) => {
  const sides = [[y, x, 0], [WIDE - x, WIDE, y], [HIGH - y, x, HIGH], [x, 0, y]];
  const [, ex, ey] = sides.reduce((best, side) => (side[0] < best[0] ? side : best));
  return {x: ex, y: ey};
};

const beyond = ([x, y], to) => {
  const dx = to.x - x, dy = to.y - y;
  const far = Math.min(dx ? ((dx > 0 ? WIDE : 0) - x) / dx : Infinity, dy ? ((dy > 0 ? HIGH : 0) - y) / dy : Infinity);
  return Number.isFinite(far) ? {x: x + dx * far, y: y + dy * far} : edge(to);
};

const round = ({x, y}) => {
  const right = Math.round(Math.min(Math.max(x, 0), WIDE) * 10), down = Math.round(Math.min(Math.max(y, 0), HIGH) * 10);
  if (down <= 0) return right;
  if (right >= ACROSS) return ACROSS + down;
  return down >= DOWN ? ACROSS + DOWN + ACROSS - right : (AROUND - down) % AROUND;
};

/** The side the holder stands at. */
const side = k => SIDES.find(([, , , , end]) => k < end);

/** The holder follows the pointer at once, the rope as soon as it is laid. */
const follow = k => {
  const [left, top, right, down, end] = side(k), ahead = end - k; // to the corner where the side ends
  const [x, y] = [left + right * (ACROSS - ahead), top + down * (DOWN - ahead)].map(value => value * CM / 10);
  const out = (at, most) => (at <= 0 ? -OUT : at >= most ? OUT : 0);
  map()?.querySelector('[data-k="rope"] .holder')?.setAttribute('transform',
    `translate(${x + out(x, WIDE * CM)} ${y + out(y, HIGH * CM)})`);
};

/** The holder is set, sparingly: what was asked for before is drawn first. */
const set = (k, last = false) => {
  clearTimeout(timer);
  if (k === sent) return;
  follow(k);
  const wait = ready - performance.now();
  if (!last && wait > 0) {
    timer = setTimeout(() => set(k), wait);
    return;
  }
  const svg = map(), start = performance.now();
  if (!svg?.dataset.aim) return;
  sent = k;
  tell('aim', fill(svg.dataset.aim, {k}));
  ready = performance.now() + Math.max(SEND_MS, 2 * (performance.now() - start));
};

// ---- the holder ------------------------------------------------------------------------------------

const down = event => {
  spent = false;
  const held = event.target.closest?.('[data-hold]');
  if (held && event.button === 0) return grip(event, held);
  if (event.target.closest?.('[data-drag]')) return lift(event);
  const svg = event.target.closest?.('.map[data-aim]');
  const pans = event.pointerType === 'touch' && svg && !svg.parentElement.matches('.x1');
  if (!svg || event.button !== 0 || pans) return;
  event.preventDefault();
  dragging = event.pointerId;
  const slider = svg.querySelector('[data-k="holder"]');
  sent = Number(slider?.dataset.holder ?? -1);
  slider?.focus({focusVisible: false, preventScroll: true});
  set(tenths(svg, place(svg, event)));
};

const move = event => {
  if (hold) return hurry(event);
  if (event.pointerId === carried?.id) return carry(event);
  if (event.pointerId === dragging) set(tenths(map(), place(map(), event)));
};

const up = event => {
  if (hold) return release();
  if (event.pointerId === carried?.id) return put(event);
  if (event.pointerId !== dragging) return;
  dragging = null;
  if (event.type === 'pointerup' && map()?.dataset.aim) set(tenths(map(), place(map(), event)), true);
};

/** A tap where fingers scroll the board. */
const tapped = event => {
  const svg = event.target.closest?.('.map[data-aim]');
  if (svg && !svg.parentElement.matches('.x1') && !event.target.closest('button')) set(tenths(svg, place(svg, event)), true);
  const go = event.target.closest?.('[data-go]');
  if (go) return draw(root.querySelector(`[data-k="${go.dataset.go}"]`));
  const held = event.target.closest?.('[data-hold]');
  if (held && event.detail === 0) root.querySelector('[data-length]')?.focus();
};

const ARROWS = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]};

const key = event => {
  const {target} = event;
  if (target.dataset?.length && event.key === 'Enter') {
    event.preventDefault(); // it would press what has the focus then
    event.stopImmediatePropagation();
    return draw(target);
  }
  const arrow = ARROWS[event.key];
  if (arrow && target.matches('[data-drag][aria-pressed="true"]')) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return nudge(target, arrow.map(way => way * (event.shiftKey || event.altKey ? 1 : 10)));
  }
  if (!target.dataset?.holder || target.dataset.k !== 'holder') return;
  const k = Number(target.dataset.holder);
  if (event.key === 'Enter' || event.key === ' ') tell('aim', target.dataset.toggle);
  else if (arrow) set((k + (event.shiftKey || event.altKey ? 1 : 10) * along(k, arrow) + AROUND) % AROUND, true);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Which way round an arrow means: along the side the holder stands at, at a right angle to it to the right or down. */
const along = (k, [dx, dy]) => {
  const [, , x, y] = side(k);
  return x * dx + y * dy || dx + dy;
};

/** A length typed in. */
const draw = field => {
  const mm = Math.round(Number(field.value));
  if (mm >= 1 && mm <= Number(field.max)) tell('act', fill(field.dataset.length, {mm}));
  else field.focus();
};

// ---- things moved about ------------------------------------------------------------------------------

const DRAGGED = 0.6; // centimetres from which on a press is no click

const lift = event => {
  const handle = event.target.closest('[data-drag]');
  if (event.button !== 0) return;
  const thing = map().querySelector(`[data-k="${handle.dataset.moves}"]`);
  carried = {id: event.pointerId, handle, thing, from: place(map(), event), was: thing.getAttribute('transform') ?? ''};
  handle.setPointerCapture(event.pointerId);
};

/** How far a thing has been carried, in whole millimetres. */
const way = event => {
  const at = place(map(), event);
  return [at.x - carried.from.x, at.y - carried.from.y].map(cm => Math.round(cm * 10));
};

/** A thing moved by so many millimetres. */
const nudge = ({dataset: {at, drag}}, by) => {
  const [x, y] = at.split(' ').map((value, axis) => Math.max(0, Number(value) + by[axis]));
  tell('act', fill(drag, {x, y}));
};

const carry = event => {
  const [dx, dy] = way(event);
  carried.far ||= Math.hypot(dx, dy) > DRAGGED * 10;
  if (carried.far) carried.thing.setAttribute('transform', `translate(${dx * CM / 10} ${dy * CM / 10}) ${carried.was}`);
};

const stop = event => event.stopPropagation();

const put = event => {
  const {far, thing, was, handle} = carried, by = way(event);
  carried = null;
  if (!far) return;
  if (was) thing.setAttribute('transform', was);
  else thing.removeAttribute('transform');
  if (event.type === 'pointercancel') return;
  addEventListener('click', stop, true); // the one that ends the drag
  setTimeout(() => removeEventListener('click', stop, true));
  nudge(handle, by);
};

// ---- the rope drawn in -------------------------------------------------------------------------------

const grip = (event, button) => {
  event.preventDefault();
  button.setPointerCapture(event.pointerId);
  hold = {mm: 0, pace: 1, last: null, from: 0};
  tell('aim', button.dataset.hold);
  const svg = map();
  if (!svg?.dataset.live) { hold = null; return; }
  hold.frames = JSON.parse(svg.dataset.trace);
  hold.falls = JSON.parse(svg.dataset.falls);
  hold.then = svg.dataset.live;
  hold.svg = svg;
  hold.from = performance.now();
  requestAnimationFrame(pulling);
};

/** How fast the hand is, by the board's measure. */
const hurry = event => {
  const at = {...place(map(), event), time: event.timeStamp}, {last} = hold;
  hold.last = at;
  if (!last || at.time <= last.time) return;
  const speed = Math.hypot(at.x - last.x, at.y - last.y) / (at.time - last.time) * 1000;
  hold.pace = Math.max(hold.pace, 1 + HASTE.filter(least => speed > least).length);
};

let drawnAt = 0;

const pulling = time => {
  if (!hold?.frames) return;
  const end = hold.frames.at(-1)[0];
  const passed = Math.max(0, time - (drawnAt || time));
  drawnAt = time;
  hold.units = Math.min(end, (hold.units ?? 0) + passed / 1000 * SPEED * CM * hold.pace);
  show(hold.svg, hold.frames, hold.units, hold.falls);
  if (hold.units >= end) return release();
  requestAnimationFrame(pulling);
};

const release = () => {
  const {units = 0, then, pace, frames} = hold;
  hold = null;
  spent = true;
  drawnAt = 0;
  if (!frames) return;
  const all = units >= frames.at(-1)[0];
  const mm = Math.min(1100, Math.max(1, all ? Math.ceil(units / CM * 10) + 1 : Math.round(units / CM * 10)));
  played = 'own';
  tell('act', fill(then, {mm, pace}));
};

// ---- a pull shown ------------------------------------------------------------------------------------

const pose = ([x, y, c, s]) => `matrix(${c} ${s} ${-s} ${c} ${x} ${y})`;
const mix = (a, b, part) => a.map((value, i) => value + (b[i] - value) * part);

const WOBBLES = ['lies', 'lies wobble-1', 'lies wobble-2', 'lies wobble-3'];

/** The blocks on a sled, in the order they were loaded; what it loses in a pull that is shown is there until then. */
const lying = sled => [...[...sled.querySelectorAll('.load')].at(-1).querySelectorAll('.lies:not([hidden])')];

/** Everything as it is after so much rope; what falls by then leaves the `falls` to come. */
const show = (svg, frames, units, falls) => {
  const next = Math.max(1, frames.findIndex(([drawn]) => drawn >= units));
  const a = frames[next - 1] ?? frames[0], b = frames[next] ?? frames.at(-1);
  const part = b[0] > a[0] ? (units - a[0]) / (b[0] - a[0]) : 1;
  svg.dataset.sleds.split(' ').forEach((name, i) => {
    const sled = name && svg.querySelector(`[data-k="${name}"]`);
    if (!sled) return;
    sled.setAttribute('transform', pose(mix(a[i + 1].slice(0, 4), b[i + 1], part)));
    for (const fall of falls.filter(([drawn, whose]) => whose === name && drawn <= units)) {
      falls.splice(falls.indexOf(fall), 1);
      motion.fall(lying(sled)[fall[2]]);
    }
    lying(sled).forEach((block, n) => block.setAttribute('class', WOBBLES[a[i + 1][4 + n] ?? 0]));
  });
  const line = (part < 0.5 ? a : b).at(-1).slice(), eye = mix(a.at(-1).slice(0, 2), b.at(-1).slice(0, 2), part);
  line.splice(0, 2, ...eye);
  const d = line.map((value, i) => (i % 2 ? ' ' : i ? 'L' : 'M') + value.toFixed(1)).join('');
  for (const path of svg.querySelectorAll('[data-rope]')) path.setAttribute('d', d);
};

/** The last pull, once: what has just been drawn by one's own hand is not seen again. */
export const play = moves => {
  centre();
  const svg = map(), name = svg?.dataset.pull ?? '';
  const own = played === 'own', anew = name && name !== played;
  played = name;
  if (!anew || own || !moves) return;
  const frames = JSON.parse(svg.dataset.trace), falls = JSON.parse(svg.dataset.falls), end = frames.at(-1)[0];
  const poses = svg.dataset.sleds.split(' ').map(name => [name, svg.querySelector(`[data-k="${name}"]`)?.getAttribute('transform')]);
  const rope = svg.querySelector('.played-rope'), before = rope?.querySelector('[data-before]');
  const load = before && svg.querySelector(`[data-k="${before.dataset.before}"] .load`), whole = before?.cloneNode(true);
  whole?.removeAttribute('hidden');
  load?.after(whole);
  load?.toggleAttribute('hidden', true);
  const ms = Math.min(PLAYED_MS, end / CM / SPEED * 1000);
  motion.roll(ms, part => {
    rope?.toggleAttribute('hidden', part === 1);
    if (part < 1) return show(svg, frames, part * end, falls);
    whole?.remove();
    load?.removeAttribute('hidden');
    for (const [name, transform] of poses) svg.querySelector(`[data-k="${name}"]`)?.setAttribute('transform', transform);
  });
};

/** Listen for pointers and keys; `told` hears what is set and what is done. */
export const listen = (app, told, moving) => {
  root = app;
  tell = told;
  motion = moving;
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) root.addEventListener(end, up);
  root.addEventListener('click', event => {
    if (spent && event.detail) event.stopImmediatePropagation();
  }, true);
  root.addEventListener('click', tapped);
  root.addEventListener('keydown', key);
};

let scaled = '';

/** A board drawn larger or smaller shows the sled that is meant in its middle. */
const centre = () => {
  const box = root.querySelector('.map-box'), now = box?.className ?? '';
  if (now && scaled && now !== scaled) box.querySelector('[data-centre]')?.scrollIntoView({block: 'center', inline: 'center'});
  scaled = now;
};
