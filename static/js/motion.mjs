// Things move from where they were to where they are now: transform and opacity only, after the new page is in place.
// `data-k` is a thing's name; `data-from` names the places it may have come from, the first that was there counts;
// `data-step` says which of several moves one after the other it belongs to. What lay on a thing with `data-carries`
// moves with it first; what has `data-late` moves when all else has arrived.
const MS = {boat: 620, card: 280, p: 300, tile: 300}; // by the first word of a name
const OTHER_MS = 260, GAP_MS = 120, COUNT_MS = 520, SHAKE_MS = 160, RISE = 18, SHAKE = 6, FRAME_MS = 16;
const FALL_MS = 1100;
const TUMBLE = [
  {transform: 'none'}, {transform: 'translate(10px, -14px) rotate(70deg) scale(1.3)', offset: 0.2},
  {transform: 'translate(26px, 16px) rotate(190deg)', offset: 0.45}, {transform: 'translate(30px, 12px) rotate(205deg)', offset: 0.55},
  {transform: 'translate(32px, 16px) rotate(210deg)', opacity: 1, offset: 0.75},
  {transform: 'translate(32px, 16px) rotate(210deg)', opacity: 0},
];
const EASE = 'cubic-bezier(.2, .8, .3, 1)';
const PACE = {slow: 1.6, normal: 1, fast: 0.5, none: 0};
const THINGS = '.piece, .figure, .boat, .die, [data-k="supply"], [data-k="reserve"]';
const PILES = ['supply', 'reserve']; // what comes from there comes last
const CARRIER = /^boat-\d+/; // what something lay on, by the beginning of its name
const COUNTERS = '.points[data-k]';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const pace = () => (calm.matches ? 0 : PACE[document.documentElement.dataset.motion] ?? 1);
const sky = document.createElement('div'); // above everything: what flies is never cut off by its panel
sky.className = 'sky';
sky.ariaHidden = 'true';

/** The sky over the page as it is now: the sheets of its game reach what flies too. */
const dressSky = () => {
  const worn = [...document.getElementById('screen').classList].filter(name => name.startsWith('p-'));
  sky.className = ['sky', ...worn].join(' ');
  if (!sky.isConnected) document.body.append(sky);
};

const running = new Set();
let last = 0; // when all that moves will have arrived
let landed = 0; // the same, but for what is counted then
let rolled = 0; // the same, but only for what changes the page itself as it moves
let before = new Map(), counted = new Map();
let known = false; // whether these are where things are
let timer = 0;

const things = root => [...root.querySelectorAll(THINGS)].filter(thing => thing.dataset.k);
const time = name => (name.includes('-stone-') ? OTHER_MS : MS[/^[a-z]+/.exec(name)?.[0]] ?? OTHER_MS) * pace();

/** When all that was set moving arrives, on the clock of performance.now(). */
export const ends = () => last;

/** When things have landed, and totals begin to count. */
export const lands = () => landed;

/** When all has arrived that changes the page itself as it moves, but for totals that count up. */
export const rolls = () => rolled;

/** By text that counts up: what it will say. */
export const counts = new Map();

const until = ms => { last = Math.max(last, performance.now() + ms); };

const run = (element, frames, timing, after = () => {}) => {
  until((timing.delay ?? 0) + timing.duration);
  const animation = element.animate(frames, {easing: EASE, fill: 'backwards', ...timing});
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => { running.delete(animation); after(); });
};

const WHATEVER = {subtree: true, childList: true, attributes: true, characterData: true};
const forget = () => { known = false; };
const changes = new MutationObserver(forget);
addEventListener('scroll', forget, {capture: true, passive: true});
addEventListener('resize', forget);

/** While nobody waits for it: remember where everything is, once nothing moves. */
export const lookAhead = root => {
  clearTimeout(timer);
  if (running.size) {
    timer = setTimeout(lookAhead, Math.max(last - performance.now(), 0) + FRAME_MS, root);
    return;
  }
  measure(root);
  changes.observe(root, WHATEVER);
  known = true;
};

/** Remember where everything is, before the page changes. */
export const look = root => {
  finish();
  clearTimeout(timer);
  if (changes.takeRecords().length) forget();
  changes.disconnect();
  if (!known) measure(root);
  known = false;
};

const measure = root => {
  before = new Map();
  counted = new Map();
  if (!pace()) return;
  for (const thing of things(root)) {
    const box = thing.getBoundingClientRect();
    if (box.width) before.set(thing.dataset.k, {box, thing});
  }
  for (const counter of counters(root)) counted.set(counter.name, counter.value);
};

/** Let everything come from where it was. First all is read, then all is set moving: one layout, not many. */
export const play = root => {
  if (!pace()) return;
  const {arrivals, stayed, lost, changed} = compare(root);
  dressSky();
  const carriers = stayed.filter(({thing}) => 'carries' in thing.dataset);
  const end = arrive(arrivals, new Map(carriers.map(({thing, box, was}) => [thing.dataset.k, {from: was, to: box}])));
  const late = ({thing}) => 'late' in thing.dataset;
  stayed.filter(it => !late(it)).forEach(it => slide(it, 0));
  landed = last;
  stayed.filter(late).forEach(it => slide(it, end));
  lost.forEach(({thing, box}) => fade(thing, box, end));
  changed.forEach(counter => count(counter, end));
};

/** What came from elsewhere, what moved, what is gone, which totals changed. */
const compare = root => {
  const present = things(root).map(thing => ({
    thing, box: thing.getBoundingClientRect(), was: before.get(thing.dataset.k)?.box,
    from: thing.dataset.from?.split(' ').find(name => before.has(name)),
  }));
  const taken = new Set(present.map(({from}) => from));
  const kept = new Set(present.filter(({thing}) => !thing.dataset.from).map(({thing}) => thing.dataset.k));
  return {
    arrivals: present.filter(({from, box}) => from && box.width),
    stayed: present.filter(({thing, box, was}) => !thing.dataset.from && was && box.width
      && Math.hypot(was.x - box.x, was.y - box.y) > 2),
    lost: [...before].filter(([name]) => name.startsWith('tile-') && !taken.has(name) && !kept.has(name))
      .map(([, it]) => it),
    changed: counters(root).map(counter => ({...counter, was: counted.get(counter.name)}))
      .filter(({was, value, box}) => was !== undefined && was !== value && box.width),
  };
};

/** The totals on the page: the number itself is a text of its own among marks and units. */
const counters = root => [...root.querySelectorAll(COUNTERS)].map(element => {
  const digits = [...element.childNodes].find(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return {name: element.dataset.k, digits, value: Number(digits.data.replace('\u2212', '-')), box: element.getBoundingClientRect()};
});

/** Finish what is moving at once: whoever clicks need not wait. */
export const finish = () => {
  last = landed = rolled = 0;
  running.forEach(animation => animation.finish());
};

/** The refused thing shakes. */
export const refuse = (root, act) => {
  const target = root.querySelector(`[data-act="${CSS.escape(act)}"]`);
  const shifts = [0, -SHAKE, SHAKE, 0].map(x => ({transform: `translateX(${x}px)`}));
  if (target && pace()) run(target, shifts, {duration: SHAKE_MS, easing: 'linear'});
};

const between = (from, to) =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;

/** A copy of a thing in the sky, where it can be seen all the way. */
const lift = (thing, box) => {
  const copy = thing.cloneNode(true);
  for (const named of [copy, ...copy.querySelectorAll('[data-k]')]) delete named.dataset.k;
  for (const side of ['width', 'height']) copy.style[side] = `${box[side]}px`;
  copy.style.left = `${box.x}px`;
  copy.style.top = `${box.y}px`;
  copy.classList.add('flying');
  sky.append(copy);
  return copy;
};

/** One after the other; what lay on a boat that moves first sails with it. */
const arrive = (arrivals, moves) => {
  const own = arrivals.filter(({from}) => !PILES.includes(from));
  const steps = own.map(({thing}) => Number(thing.dataset.step ?? 0));
  const rides = own.map(({from}) => moves.get(CARRIER.exec(from)?.[0]));
  const longest = Math.max(0, ...own.map(({thing}) => time(thing.dataset.k)));
  const sailing = rides.some(ride => ride) ? time('boat') + GAP_MS * pace() : 0;
  const last = own.length ? sailing + Math.max(...steps) * (longest + GAP_MS * pace()) + longest : 0;
  own.forEach((arrival, i) => fly(arrival, sailing + steps[i] * (longest + GAP_MS * pace()), rides[i]));
  arrivals.filter(({from}) => PILES.includes(from)).forEach(arrival => fly(arrival, last + GAP_MS * pace()));
  return last;
};

const fly = ({thing, from, box}, delay, ride) => {
  const {box: start, thing: was} = before.get(from);
  const pile = PILES.includes(from);
  const copy = lift(thing, box);
  if (!thing.matches('.lander')) run(thing, [{opacity: 0}, {opacity: 0}], {duration: delay + time(thing.dataset.k)});
  if (ride) return sail(copy, start, box, ride, delay, time(thing.dataset.k));
  const path = [{transform: between(start, box), opacity: pile ? 0 : 1}, {transform: 'none', opacity: 1}];
  copy.style.transformOrigin = '0 0';
  run(copy, path, {delay, duration: time(thing.dataset.k)}, () => copy.remove());
  if (!pile && delay && !document.querySelector(`[data-k="${from}"]`)) wait(was, start, delay);
};

/** With its boat to where that lands, then, at its turn, to its place. */
const sail = (copy, start, box, {from, to}, delay, ms) => {
  const k = to.width / from.width, total = delay + ms;
  const landed = {
    x: to.x + (start.x - from.x) * k, y: to.y + (start.y - from.y) * k, width: start.width * k, height: start.height * k,
  };
  copy.style.transformOrigin = '0 0';
  run(copy, [
    {transform: between(start, box), easing: EASE},
    {transform: between(landed, box), offset: time('boat') / total},
    {transform: between(landed, box), offset: delay / total, easing: EASE},
    {transform: 'none'},
  ], {duration: total, easing: 'linear'}, () => copy.remove());
};

/** Until its turn comes a thing is seen where it was. */
const wait = (thing, box, delay) => {
  const copy = lift(thing, box);
  run(copy, [{opacity: 1}, {opacity: 1}], {duration: delay}, () => copy.remove());
};

const slide = ({thing, box, was}, delay) =>
  run(thing, [{transform: `translate(${was.x - box.x}px, ${was.y - box.y}px)`}, {transform: 'none'}],
    {delay, duration: time(thing.dataset.k)});

const fade = (thing, box, delay) => {
  const copy = lift(thing, box);
  copy.classList.add('lost');
  run(copy, [{opacity: 1}, {opacity: 0, transform: 'translateX(14px)'}], {delay, duration: OTHER_MS * pace()}, () => copy.remove());
};

/** The gain rises beside the total, and the total counts up to what it is. */
const count = ({digits, value, was, box}, delay) => {
  const gain = lift(document.createElement('b'), box);
  gain.className = `flying gain${value < was ? ' less' : ''}`;
  gain.textContent = value > was ? `+${value - was}` : signed(value - was);
  const path = [{opacity: 0}, {opacity: 1, offset: 0.2}, {opacity: 0, transform: `translateY(-${RISE}px)`}];
  run(gain, path, {delay, duration: COUNT_MS * pace()}, () => gain.remove());
  countUp(digits, was, value, delay);
};

const signed = value => String(value).replace('-', '\u2212');

/** A block falls off a sled: it is gone there, and a copy tumbles aside, lies and fades. */
export const fall = block => {
  const ms = FALL_MS * pace();
  if (ms) {
    const {a, b, c, d, e, f} = block.getScreenCTM(), copy = block.cloneNode(true);
    const [drawn, tumbler] = ['svg', 'g'].map(name => document.createElementNS(block.namespaceURI, name));
    drawn.classList.add('flying', 'tumbling');
    copy.removeAttribute('class');
    copy.setAttribute('transform', `matrix(${[a, b, c, d, e, f]})`);
    tumbler.append(copy);
    drawn.append(tumbler);
    dressSky();
    sky.append(drawn);
    run(tumbler, TUMBLE, {duration: ms, easing: 'ease-out'}, () => drawn.remove());
  }
  block.toggleAttribute('hidden', true);
};

/** Something else that moves: `draw` is called with the part of its time that is over, at last with 1. */
export const roll = (ms, draw) => {
  const start = performance.now(), duration = ms * pace();
  if (!duration) return draw(1);
  const rolling = {finish: () => { running.delete(rolling); draw(1); }};
  const step = time => {
    if (!running.has(rolling)) return;
    const part = Math.min(Math.max((time - start) / duration, 0), 1);
    if (part === 1) return rolling.finish();
    draw(part);
    requestAnimationFrame(step);
  };
  running.add(rolling);
  until(duration);
  rolled = last;
  step(start);
};

/** It can be finished like an animation, and stops by itself when the page has moved on. */
const countUp = (digits, was, value, delay) => {
  const start = performance.now() + delay, duration = COUNT_MS * pace();
  let written = digits.data;
  const write = text => { digits.data = written = text; };
  const end = () => { running.delete(counting); counts.delete(digits); };
  const counting = {finish: () => { end(); if (digits.data === written) write(signed(value)); }};
  const step = time => {
    if (!running.has(counting) || digits.data !== written) return end();
    const part = Math.min(Math.max((time - start) / duration, 0), 1);
    if (part === 1) return counting.finish();
    write(signed(was + Math.round((value - was) * part)));
    requestAnimationFrame(step);
  };
  running.add(counting);
  counts.set(digits, signed(value));
  until(delay + duration);
  step(performance.now());
};
