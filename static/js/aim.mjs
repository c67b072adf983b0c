// A rope in the hand: its holder follows the pointer along the edge of a board or goes by arrow keys, and a button held
// down draws it in. The board says what is set by `data-aim` ({k}: tenths of a centimetre round it), where the rope comes
// from by `data-eye`, and a pull to be played by `data-trace`: moments of rope drawn, of each of `data-sleds` its pose and
// how its blocks wobble, the rope; blocks that fall on the way by `data-falls`: rope drawn by then, sled, place in its load.
// Its measures are in `data-plan`: units to a centimetre, the sides of its edge (where one begins, the way along it, its
// length, in tenths of a centimetre), how many units outside it the holder stands, how many millimetres a pull has at most.
import {fall, roll} from './motion.mjs';

const NEAR = 20; // so near the edge, in tenths of a centimetre, the pointer means the edge itself, else the direction from the rope's eye
const SPEED = 12, HASTE = [20, 35]; // cm a second: how fast the rope is drawn, from when on a pull is hasty
const SEND_MS = 50; // at the soonest after what was set before has been drawn
const PLAYED_MS = 1600; // at most, for a pull of another player

let root, tell; // the application, what hears of it
let dragging = null, sent = -1, timer = 0, ready = 0;
let hold = null; // of the button held down: by which pointer, how far it has come, how hasty
let spent = false; // the button was held: the click that comes of letting go means nothing
let played = ''; // the pull last shown
let carried = null; // a thing that is dragged: its handle, what of the board moves with it, from where

const map = () => root.querySelector('.map');
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

const plan = () => JSON.parse(map().dataset.plan);

/** Where a pointer is on the board, in tenths of a centimetre. */
const place = (svg, {clientX, clientY}) => {
  const {x, y} = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse()), {cm} = plan();
  return [x * 10 / cm, y * 10 / cm];
};

/** How far round the edge the holder stands that is meant by a point: the nearest, or where the rope through it ends. */
const tenths = (svg, at) => {
  const {cm, sides: [[,,,, across], [,,,, down]]} = plan();
  const depth = Math.min(...at, across - at[0], down - at[1]);
  return nearest(depth < NEAR ? at : beyond(svg.dataset.eye.split(' ').map(value => value * 10 / cm), at, [across, down]));
};

/** Where the line from the rope's eye through a point meets the edge. */
const beyond = (eye, to, size) => {
  const way = to.map((value, axis) => value - eye[axis]);
  const far = Math.min(...way.map((by, axis) => (by ? ((by > 0 ? size[axis] : 0) - eye[axis]) / by : Infinity)));
  return Number.isFinite(far) ? eye.map((value, axis) => value + way[axis] * far) : to;
};

/** How far round the edge its place nearest to a point lies. */
const nearest = ([x, y]) => {
  let from = 0, least = Infinity, found = 0;
  for (const [left, top, right, down, length] of plan().sides) {
    const ahead = Math.round(Math.min(Math.max((x - left) * right + (y - top) * down, 0), length));
    const off = Math.hypot(x - left - right * ahead, y - top - down * ahead);
    if (off < least) [least, found] = [off, from + ahead];
    from += length;
  }
  return found % from;
};

/** The side the holder stands at, how far along it, and how long the whole edge is. */
const side = k => {
  const {sides} = plan(), around = sides.reduce((sum, one) => sum + one[4], 0);
  let ahead = k;
  const at = sides.find(one => ahead < one[4] || (ahead -= one[4], false));
  return {at, ahead, around};
};

/** The holder follows the pointer at once, the rope as soon as it is laid. */
const follow = k => {
  const {at: [left, top, right, down], ahead} = side(k), {cm, out} = plan();
  const [x, y] = [left + right * ahead, top + down * ahead].map(value => value * cm / 10);
  map()?.querySelector('[data-k="rope"] .holder')?.setAttribute('transform', `translate(${x + out * down} ${y - out * right})`);
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
  if (held && event.button === 0) return hold ? undefined : grip(event, held);
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
  if (event.pointerId === hold?.id) return hurry(event);
  if (event.pointerId === carried?.id) return carry(event);
  if (event.pointerId === dragging) set(tenths(map(), place(map(), event)));
};

const up = event => {
  if (event.pointerId === hold?.id) return release();
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
  const length = held && event.detail === 0 && root.querySelector('[data-length]');
  if (!length) return;
  length.closest('details').open = true;
  length.focus();
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
  else if (arrow) set(along(k, arrow, event.shiftKey || event.altKey ? 1 : 10), true);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Where an arrow leads: along the side the holder stands at, at a right angle to it to the right or down. */
const along = (k, [dx, dy], by) => {
  const {at: [,, right, down], around} = side(k);
  return (k + by * (right * dx + down * dy || dx + dy) + around) % around;
};

/** A length typed in. */
const draw = field => {
  const mm = Math.round(Number(field.value));
  if (mm >= 1 && mm <= Number(field.max)) tell('act', fill(field.dataset.length, {mm}));
  else field.reportValidity(); // the browser says what fits, at the field
};

// ---- things moved about ------------------------------------------------------------------------------

const DRAGGED = 6; // tenths of a centimetre from which on a press is no click

const lift = event => {
  const handle = event.target.closest('[data-drag]');
  if (event.button !== 0) return;
  const thing = map().querySelector(`[data-k="${handle.dataset.moves}"]`);
  carried = {id: event.pointerId, handle, thing, from: place(map(), event), was: thing.getAttribute('transform') ?? ''};
  handle.setPointerCapture(event.pointerId);
};

/** How far a thing has been carried, in whole millimetres. */
const way = event => {
  return place(map(), event).map((value, axis) => Math.round(value - carried.from[axis]));
};

/** A thing moved by so many millimetres. */
const nudge = ({dataset: {at, drag}}, by) => {
  const {sides: [[,,,, across], [,,,, down]]} = plan(), most = [across, down];
  const [x, y] = at.split(' ').map((value, axis) => Math.min(most[axis], Math.max(0, Number(value) + by[axis])));
  tell('act', fill(drag, {x, y}));
};

const carry = event => {
  const [dx, dy] = way(event), {cm} = plan();
  carried.far ||= Math.hypot(dx, dy) > DRAGGED;
  if (carried.far) carried.thing.setAttribute('transform', `translate(${dx * cm / 10} ${dy * cm / 10}) ${carried.was}`);
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
  hold = {id: event.pointerId, pace: 1, last: null};
  tell('aim', button.dataset.hold);
  const svg = map();
  if (!svg?.dataset.live) { hold = null; return; }
  hold.frames = JSON.parse(svg.dataset.trace);
  hold.falls = JSON.parse(svg.dataset.falls);
  hold.then = svg.dataset.live;
  hold.svg = svg;
  requestAnimationFrame(pulling);
};

/** How fast the hand is, by the board's measure. */
const hurry = event => {
  const [x, y] = place(map(), event), at = {x, y, time: event.timeStamp}, {last} = hold;
  hold.last = at;
  if (!last || at.time <= last.time) return;
  const speed = Math.hypot(at.x - last.x, at.y - last.y) / (at.time - last.time) * 100;
  hold.pace = Math.max(hold.pace, 1 + HASTE.filter(least => speed > least).length);
};

let drawnAt = 0;

const pulling = time => {
  if (!hold?.frames) return;
  const end = hold.frames.at(-1)[0];
  const passed = Math.max(0, time - (drawnAt || time));
  drawnAt = time;
  hold.units = Math.min(end, (hold.units ?? 0) + passed / 1000 * SPEED * plan().cm * hold.pace);
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
  const {cm, longest} = plan(), all = units >= frames.at(-1)[0], drawn = units / cm * 10;
  const mm = Math.min(longest, Math.max(1, all ? Math.ceil(drawn) + 1 : Math.round(drawn)));
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
    for (const one of falls.filter(([drawn, whose]) => whose === name && drawn <= units)) {
      falls.splice(falls.indexOf(one), 1);
      fall(lying(sled)[one[2]]);
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
  const ms = Math.min(PLAYED_MS, end / plan().cm / SPEED * 1000);
  roll(ms, part => {
    rope?.toggleAttribute('hidden', part === 1);
    svg.querySelector('.sled-tracks')?.toggleAttribute('hidden', part < 1);
    if (part < 1) return show(svg, frames, part * end, falls);
    whole?.remove();
    load?.removeAttribute('hidden');
    for (const [name, transform] of poses) svg.querySelector(`[data-k="${name}"]`)?.setAttribute('transform', transform);
  });
};

/** Listen for pointers and keys until it is left; `told` hears what is set and what is done. */
export const listen = (app, told, signal) => {
  hold = dragging = carried = null; // what was held when it was left
  clearTimeout(timer);
  root = app;
  tell = told;
  const hear = (type, heard, capture = false) => root.addEventListener(type, heard, {capture, signal});
  hear('pointerdown', down);
  hear('pointermove', move);
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) hear(end, up);
  hear('click', event => {
    if (spent && event.detail) event.stopImmediatePropagation();
  }, true);
  hear('click', tapped);
  hear('keydown', key);
};

let scaled = '';

/** A board drawn larger or smaller shows the sled that is meant in its middle. */
const centre = () => {
  const box = root.querySelector('.map-box'), now = box?.className ?? '';
  if (now && scaled && now !== scaled) box.querySelector('[data-centre]')?.scrollIntoView({block: 'center', inline: 'center'});
  scaled = now;
};
