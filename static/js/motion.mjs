// Things move from where they were to where they are now: transform and opacity only, after the new page is in place.
// `data-k` is a thing's name; `data-from` names the places it may have come from, the first that was there counts;
// `data-step` says which of several moves one after the other it belongs to.
const MS = {boat: 620, card: 280, p: 300, tile: 300}; // by the first word of a name
const OTHER_MS = 260, GAP_MS = 120, COUNT_MS = 520, SHAKE_MS = 160, RISE = 18, SHAKE = 6;
const EASE = 'cubic-bezier(.2, .8, .3, 1)';
const PACE = {slow: 1.6, normal: 1, fast: 0.5, none: 0};
const THINGS = '.tk, .fig, .boat, .die, [data-k="supply"], [data-k="reserve"]';
const PILES = ['supply', 'reserve']; // what comes from there comes last
const COUNTERS = '.pts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const pace = () => (calm.matches ? 0 : PACE[document.documentElement.dataset.motion] ?? 1);
const sky = document.createElement('div'); // above everything: what flies is never cut off by its panel
sky.className = 'sky';
sky.ariaHidden = 'true';

const running = new Set();
let before = new Map(), counted = new Map();

const things = root => [...root.querySelectorAll(THINGS)].filter(thing => thing.dataset.k);
const time = name => (MS[/^[a-z]+/.exec(name)?.[0]] ?? OTHER_MS) * pace();
const number = element => parseInt(element.textContent.replace('\u2212', '-').replace(/^[+-]\d+(?=.)/, ''), 10);

const run = (element, frames, timing, after = () => {}) => {
  const animation = element.animate(frames, {easing: EASE, fill: 'backwards', ...timing});
  running.add(animation);
  animation.finished.catch(() => {}).finally(() => { running.delete(animation); after(); });
};

/** Remember where everything is, before the page changes. */
export const look = root => {
  finish();
  before = new Map();
  counted = new Map();
  if (!pace()) return;
  for (const thing of things(root)) {
    const box = thing.getBoundingClientRect();
    if (box.width) before.set(thing.dataset.k, {box, thing: thing.cloneNode(true)});
  }
  for (const counter of root.querySelectorAll(COUNTERS)) counted.set(counter.dataset.k, number(counter));
};

/** Let everything come from where it was. */
export const play = root => {
  if (!pace()) return;
  document.body.append(sky);
  const arrivals = [], stayed = [], taken = new Set(), fresh = new Set();
  for (const thing of things(root)) {
    const from = thing.dataset.from?.split(' ').find(name => before.has(name));
    if (from) arrivals.push({thing, from, box: thing.getBoundingClientRect()});
    else if (before.has(thing.dataset.k) && !thing.dataset.from) stayed.push(thing);
    if (from) taken.add(from);
    if (thing.dataset.from) fresh.add(thing.dataset.k);
  }
  const end = arrive(arrivals.filter(arrival => arrival.box.width));
  for (const thing of stayed) slide(thing);
  for (const [name, {box, thing}] of before) {
    const gone = fresh.has(name) || !root.querySelector(`[data-k="${name}"]`);
    if (name.startsWith('tile-') && gone && !taken.has(name)) fade(thing, box, end);
  }
  count(root, end);
};

/** Finish what is moving at once: whoever clicks need not wait. */
export const finish = () => running.forEach(animation => animation.finish());

/** The refused thing shakes; the reason stands above it. */
export const refuse = (root, tip) => {
  const target = [...root.querySelectorAll('[data-act]')].find(thing => thing.dataset.act === tip.dataset.tip);
  if (!target) return;
  const box = target.getBoundingClientRect();
  const edge = tip.offsetWidth / 2 + 8;
  tip.style.position = 'fixed';
  tip.style.left = `${Math.min(Math.max(box.x + box.width / 2, edge), innerWidth - edge)}px`;
  tip.style.top = `${Math.max(box.y - tip.offsetHeight - 12, 8)}px`;
  const shifts = [0, -SHAKE, SHAKE, 0].map(x => ({transform: `translateX(${x}px)`}));
  if (pace()) run(target, shifts, {duration: SHAKE_MS, easing: 'linear'});
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

const arrive = arrivals => {
  const own = arrivals.filter(({from}) => !PILES.includes(from));
  const steps = own.map(({thing}) => Number(thing.dataset.step ?? 0));
  const longest = Math.max(0, ...own.map(({thing}) => time(thing.dataset.k)));
  const last = own.length ? Math.max(...steps) * (longest + GAP_MS * pace()) + longest : 0;
  own.forEach((arrival, i) => fly(arrival, steps[i] * (longest + GAP_MS * pace())));
  arrivals.filter(({from}) => PILES.includes(from)).forEach(arrival => fly(arrival, last + GAP_MS * pace()));
  return last;
};

const fly = ({thing, from, box}, delay) => {
  const {box: start, thing: was} = before.get(from);
  const pile = PILES.includes(from);
  const copy = lift(thing, box);
  if (!thing.matches('.lander')) run(thing, [{opacity: 0}, {opacity: 0}], {duration: delay + time(thing.dataset.k)});
  const path = [{transform: between(start, box), opacity: pile ? 0 : 1}, {transform: 'none', opacity: 1}];
  copy.style.transformOrigin = '0 0';
  run(copy, path, {delay, duration: time(thing.dataset.k)}, () => copy.remove());
  if (!pile && delay && was.isConnected === false && !document.querySelector(`[data-k="${from}"]`)) wait(was, start, delay);
};

/** Until its turn comes a thing is seen where it was. */
const wait = (thing, box, delay) => {
  const copy = lift(thing, box);
  run(copy, [{opacity: 1}, {opacity: 1}], {duration: delay}, () => copy.remove());
};

const slide = thing => {
  const box = thing.getBoundingClientRect();
  const was = before.get(thing.dataset.k).box;
  if (!box.width || Math.hypot(was.x - box.x, was.y - box.y) < 2) return;
  run(thing, [{transform: `translate(${was.x - box.x}px, ${was.y - box.y}px)`}, {transform: 'none'}],
    {duration: time(thing.dataset.k)});
};

const fade = (thing, box, delay) => {
  const copy = lift(thing, box);
  copy.classList.add('lost');
  run(copy, [{opacity: 1}, {opacity: 0, transform: 'translateX(14px)'}], {delay, duration: OTHER_MS * pace()}, () => copy.remove());
};

const count = (root, delay) => {
  for (const counter of root.querySelectorAll(COUNTERS)) {
    const was = counted.get(counter.dataset.k), now = number(counter);
    if (was === undefined || Number.isNaN(was) || was === now || !counter.offsetWidth) continue;
    const box = counter.getBoundingClientRect();
    const gain = lift(document.createElement('b'), box);
    gain.className = `flying gain${now < was ? ' less' : ''}`;
    gain.textContent = now > was ? `+${now - was}` : `\u2212${was - now}`;
    run(gain, [{opacity: 0, transform: 'none'}, {opacity: 1, offset: 0.2}, {opacity: 0, transform: `translateY(-${RISE}px)`}],
      {delay, duration: COUNT_MS * pace()}, () => gain.remove());
  }
};
