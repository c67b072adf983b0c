// What speaks of a thing on the page stands beside it: never over it, never out of the window.
const GAP = 12, EDGE = 8, LEAST = 96; // px
const HIDING = {'[data-lesson]': 300, '.turn': 12, '.roped, .rope': 5, '[data-act]:not([aria-disabled="true"])': 1}; // how bad it is
const STAYS = 1; // by so much better another place has to be
const WHOLE = 1; // as bad as one thing that can be chosen and is hidden whole
const SIDES = ['top', 'bottom', 'right', 'left'];
const PLACES = SIDES.flatMap(side => [side, `${side}-start`, `${side}-end`]);
const POINTED = {top: ['bottom', '225deg'], bottom: ['top', '45deg'], left: ['right', '135deg'], right: ['left', '315deg']}; // by side: its edge

// By box: the things it may speak of, and where it stands.
const BOXES = {
  '.explained': [() => '[data-asked]', async (box, thing) => thing && next(box, thing, ['right', 'left', 'bottom', 'top'])],
  '.why-tip': [({tip}) => `[data-act="${CSS.escape(tip)}"]`, async (box, thing) => thing && next(box, thing, ['top', 'bottom'])],
  '.palette': [({of}) => `#screen [data-thing="${CSS.escape(of ?? '')}"]`, async (box, thing) => thing && await clear(box, thing) || docked(box, thing)],
  '.lesson': [({of}) => `[data-k="${CSS.escape(of ?? '')}"]`, async (box, thing) => thing && await clear(box, thing) || docked(box, thing)],
};

// It comes when it is first needed. Where it does not, boxes stay where the style sheet puts them.
const library = async () => globalThis.FloatingUIDOM ?? (await import('./floating-ui.mjs'), globalThis.FloatingUIDOM);

const standing = new Map(); // by box: the thing it stands beside, and what ends its following that

/** Everything that speaks of a thing stands where it belongs, and follows as the page is scrolled or sized. */
export const place = async root => {
  for (const [box, {leave}] of standing) if (!box.isConnected) { standing.delete(box); leave(); }
  const found = Object.entries(BOXES).map(([selector, [named, stand]]) => {
    const box = root.querySelector(selector);
    return [selector, box, box && [...root.querySelectorAll(named(box.dataset))].find(seen) || null, stand];
  });
  mark(root, found.find(([selector]) => selector === '.lesson')[2]);
  await Promise.all(found.map(async ([, box, thing, stand]) => box && await follow(box, thing, stand)));
};

/** What a lesson speaks of is seen to be that. */
const mark = (root, thing) => {
  for (const marked of root.querySelectorAll('[data-lesson]')) if (marked !== thing) delete marked.dataset.lesson;
  if (thing) thing.dataset.lesson = '';
};

const seen = element => element.getClientRects().length > 0;

const follow = async (box, thing, stand) => {
  if (standing.get(box)?.thing !== thing) {
    standing.get(box)?.leave();
    standing.set(box, {thing, leave: () => {}, follows: false});
  }
  const it = standing.get(box);
  const found = await library().catch(() => null); // the host may be out of reach
  if (!found) { box.dataset.side = ''; return; }
  await stand(box, thing);
  if (it.follows || standing.get(box) !== it) return;
  it.follows = true;
  it.leave = found.autoUpdate(thing ?? document.body, box, () => stand(box, thing));
};

/** On the first of these sides that has room, less high where none has. */
const next = async (box, thing, sides) => {
  const {computePosition, flip, offset, shift, size} = await library(), kept = {padding: EDGE};
  box.style.maxHeight = '';
  const spot = await computePosition(thing, box, {
    strategy: 'fixed', placement: sides[0],
    middleware: [offset(GAP), flip({...kept, fallbackPlacements: sides.slice(1)}), shift(kept), size({
      ...kept, apply: ({availableHeight}) => { box.style.maxHeight = `${Math.max(LEAST, availableHeight)}px`; },
    }), pointer(box)],
  });
  put(box, thing, spot);
};

/** Where it hides least of what can be chosen, if beside the thing there is room for it between bar and prompt, unless
 * something would be hidden whole there and less at an edge. */
const clear = async (box, thing) => {
  const {computePosition, detectOverflow, limitShift, offset, shift} = await library();
  const kept = {padding: room()};
  const beyond = {name: 'beyond', fn: async state => ({data: await detectOverflow(state, kept)})};
  const prompt = thing.closest('.prompt'); // it stands above all of that
  const away = prompt ? thing.getBoundingClientRect().top - prompt.getBoundingClientRect().top : 0;
  const middleware = [offset(GAP + away), shift({...kept, limiter: limitShift({offset: GAP})}), beyond, pointer(box)];
  const spots = await Promise.all(PLACES.map(placement => computePosition(thing, box, {strategy: 'fixed', placement, middleware})));
  const fitting = spots.filter(({middlewareData: {beyond: sides}}) => SIDES.every(side => sides[side] <= 1));
  if (!fitting.length) return false;
  const {cost, spot} = least(box, fitting), stays = cost < WHOLE || cost <= least(box, edges(box)).cost;
  if (stays) put(box, thing, spot);
  return stays;
};

/** At an edge of the room between bar and prompt; what is being pointed at stays, and what hardly stands better elsewhere. */
const docked = (box, thing) => {
  if ('side' in box.dataset && box.matches(':hover, :focus-within')) return;
  const {x, y} = box.getBoundingClientRect(), spots = edges(box), [first, last] = [spots[3], spots[2]];
  const stands = 'side' in box.dataset && first.x <= x && x <= last.x && first.y <= y && y <= last.y;
  put(box, thing, least(box, spots, stands ? {x, y} : null).spot);
};

/** At the edges of the room between bar and prompt, and in its middle: below, above, half-way, from left to right. */
const edges = box => {
  const {top, right, bottom, left} = room(), {width, height} = box.getBoundingClientRect();
  const [low, far] = [innerHeight - bottom - height, innerWidth - right - width];
  return [low, top, (top + low) / 2].flatMap(y => [left, (left + far) / 2, far].map(x => ({x, y})));
};

/** The room between bar and prompt, as distances from the edges of the window. */
const room = () => {
  const frame = document.getElementById('screen').getBoundingClientRect();
  const [bar, prompt] = ['.bar', '.prompt'].map(name => document.querySelector(`#screen ${name}`).getBoundingClientRect());
  return {top: bar.bottom + EDGE, bottom: innerHeight - prompt.top + EDGE, left: frame.left + EDGE, right: innerWidth - frame.right + EDGE};
};

const least = (box, spots, now = null) => {
  const {width, height} = box.getBoundingClientRect();
  const others = selector => [...document.querySelectorAll(`#screen :is(${selector})`)].filter(thing => !box.contains(thing));
  const things = Object.entries(HIDING).flatMap(([selector, weight]) =>
    others(selector).map(thing => ({...thing.getBoundingClientRect().toJSON(), weight})));
  const overlap = (from, size, start, length) => Math.max(0, Math.min(from + size, start + length) - Math.max(from, start));
  const hidden = ({x, y}) => things.reduce((sum, it) => sum + it.weight * overlap(x, width, it.x, it.width)
    * overlap(y, height, it.y, it.height) / Math.max(1, it.width * it.height), 0);
  const best = spots.map(spot => ({cost: hidden(spot), spot})).reduce((a, b) => (b.cost < a.cost ? b : a));
  return now && hidden(now) < best.cost + STAYS ? {cost: hidden(now), spot: now} : best;
};

const pointer = box => {
  const element = box.querySelector('.pointer');
  return element && FloatingUIDOM.arrow({element, padding: EDGE});
};

/** The box in its place, unless it speaks of something else by now; its pointer at the thing, if it stands beside it. */
const put = (box, thing, {x, y, placement, middlewareData: data}) => {
  if (standing.get(box)?.thing !== thing) return;
  box.style.inset = `${y}px auto auto ${x}px`;
  box.dataset.side = placement?.split('-')[0] ?? '';
  const point = box.querySelector('.pointer'), [edge, turn] = POINTED[box.dataset.side] ?? [];
  if (point && edge) Object.assign(point.style, {inset: '', left: px(data.arrow.x), top: px(data.arrow.y), [edge]: '-9px', rotate: turn});
};

const px = value => value === undefined ? '' : `${value}px`;
