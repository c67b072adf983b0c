// The keyboard: one tab stop per group, arrows within it, layers that keep the focus and give it back.
const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]';
const ARROWS = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0]};
const ASIDE = 100; // whatever lies straight ahead is nearer than anything beside the way
const PAINTED_MS = 50; // what changed is on the screen by then
const WRITING = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

const SHOWN = {focusVisible: true}; // a key moved it: WebKit draws no ring if the mouse was the last to choose

/** What the pointer and the keyboard reach: nothing below a layer, nothing that is only a picture. */
export const reached = element => {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  return (!top || top.contains(element)) && !element.closest('[inert]') && element.getClientRects().length > 0;
};
const usable = element => !element.disabled && reached(element);
const members = group => [...group.querySelectorAll(CONTROLS)].filter(element => element.closest('[data-group]') === group);
const stops = root => [...root.querySelectorAll(CONTROLS)].filter(element => element.tabIndex >= 0 && usable(element));
const place = element => [Number(element.dataset.row), Number(element.dataset.col)];

let lying = 0; // how many layers were open

// Read as text: asking for `tabIndex` makes the browser work out all styles first.
const settle = (element, tabindex) => {
  if (element.getAttribute('tabindex') !== tabindex) element.setAttribute('tabindex', tabindex);
};

/** Give every group exactly one tab stop: what has the focus, else what the page says, else the first. */
const rove = root => {
  for (const group of root.querySelectorAll('[data-group]')) {
    const all = members(group);
    const stop = all.find(element => element === document.activeElement)
      ?? all.find(element => element.getAttribute('tabindex') === '0') ?? all[0];
    for (const element of all) settle(element, element === stop ? '0' : '-1');
  }
};

let roving = null; // what is still to be done

const roveNow = () => {
  if (roving) rove(roving.root);
  clearTimeout(roving?.timer);
  roving = null;
};

/** The same once the page is painted, for the browser lays it out for a new tab stop; before any key at the latest. */
export const roveSoon = root => {
  clearTimeout(roving?.timer);
  roving = {root, timer: setTimeout(roveNow, PAINTED_MS)};
};
addEventListener('keydown', roveNow, {capture: true});

const nearest = (all, from, [down, right]) => {
  const [row, column] = place(from);
  const over = Number(from.closest('[data-group]').dataset.over ?? 0) * Math.abs(down); // how far bricks lie over their neighbours' joints
  const distance = element => {
    const [toRow, toColumn] = place(element);
    const along = (toRow - row) * down + (toColumn - column) * right;
    const aside = Math.abs((toRow - row) * right) + Math.abs((toColumn - column) * down);
    return along > 0 ? along + ASIDE * Math.max(0, aside - over) : Infinity;
  };
  const best = all.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  return distance(best) < Infinity ? best : null;
};

const neighbour = (all, from, key) => {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (from.dataset.row !== undefined) return nearest(all.filter(element => element.dataset.row !== undefined), from, ARROWS[key]);
  const step = ARROWS[key][0] + ARROWS[key][1];
  return all[(all.indexOf(from) + step + all.length) % all.length];
};

/** An arrow key, Home or End inside a group; whether it was one. */
export const arrow = (from, key) => {
  const group = from.closest?.('[data-group]');
  if (!group || !(key in ARROWS || key === 'Home' || key === 'End') || from.matches(WRITING)) return false;
  const all = members(group).filter(usable);
  const to = neighbour(all, from, key) ?? beyond(group, key);
  if (to) {
    for (const element of members(to.closest('[data-group]'))) settle(element, element === to ? '0' : '-1');
    to.focus(SHOWN);
  }
  return true;
};

/** Past its upper or lower edge a group may say which one follows: there to the tab stop. */
const beyond = (group, key) => {
  const name = {ArrowUp: group.dataset.above, ArrowDown: group.dataset.below}[key];
  const next = name && document.querySelector(`[data-group="${name}"]`);
  return next && members(next).find(element => element.tabIndex === 0 && usable(element));
};

/** A layer that came lies over the page and takes the focus; once it is gone the browser gives it back, if there is
 * something to give it to. */
export const follow = (layers, screen) => {
  for (const dialog of layers.querySelectorAll(':scope > dialog:not([open])')) {
    dialog.showModal();
    document.getElementById(dialog.getAttribute('aria-labelledby')).focus(); // `autofocus` is refused in a host's frame
  }
  const open = layers.childElementCount, line = document.querySelector('[data-release]'), top = layers.lastElementChild;
  if (line && line.parentNode !== (top ?? document.body)) (top ?? document.body).append(line);
  if (open < lying && document.activeElement === document.body) {
    const main = screen.querySelector('.prompt .primary');
    if (top) stops(top)[0]?.focus();
    else if (main && usable(main)) main.focus();
    else wait(screen);
  }
  lying = open;
};

let read = new WeakMap(); // by box that can be scrolled: the place it was brought to

/** Boxes open at the place they name; whoever scrolls on is left alone until another is named, or `again`. */
export const turnTo = (root, again) => {
  if (again) read = new WeakMap();
  for (const box of root.querySelectorAll('[data-scroll]')) {
    const name = box.dataset.scroll;
    if (read.get(box) === name) continue;
    read.set(box, name);
    document.getElementById(name)?.scrollIntoView({block: 'start'}); // a section
    if (box.dataset.k === name) box.scrollIntoView({block: 'nearest'}); // itself, which has just come
    box.querySelector(`[data-k="${CSS.escape(name)}"]`)?.scrollIntoView({block: 'center'}); // a row
    root.querySelector('.contents > [aria-current]')?.scrollIntoView({block: 'nearest', inline: 'center'});
  }
};

/** The first thing that can be chosen, unless the focus is on one already; after a choice begun, what goes on with it. */
export const first = root => {
  const now = document.activeElement;
  const begun = now?.getAttribute('aria-pressed') === 'true';
  if (now?.dataset?.act && now.getAttribute('aria-disabled') !== 'true' && !begun && root.contains(now)) return;
  const legal = [...root.querySelectorAll('[data-act]:not([aria-disabled="true"])')].filter(usable);
  const next = legal.filter(element => element !== now && !element.querySelector('.rope-hole')); // a loop: something else is open
  const all = next.length ? next : legal;
  const to = all.find(element => element.closest('[data-group]') === now?.closest?.('[data-group]')) ?? all[0];
  if (to) to.focus();
  else if (now === document.body) wait(root);
};

/** Where nothing can be chosen, the focus waits at what is said of that; in the lobby at the title. */
const wait = root => [...root.querySelectorAll('.ask, h1')].findLast(reached)?.focus({preventScroll: true});

/** The focus was on something that is gone: next to it, in its group; if that is gone, too, with a keyboard to what can
 * be chosen, as soon as something can. */
export const recover = (root, lost) => {
  const now = document.activeElement, nowhere = now === document.body && lost.held;
  const group = nowhere && lost.group && root.querySelector(`[data-group="${CSS.escape(lost.group)}"]`);
  if (group) {
    const all = members(group).filter(usable);
    (all.find(element => element.dataset.k === lost.name) ?? all.find(element => element.tabIndex === 0) ?? all[0])?.focus();
  } else if (nowhere ? lost.byKeys : now.matches('.ask:focus-visible')) {
    first(root);
  } else if (nowhere) {
    wait(root);
  }
};

/** What has the focus, by name, and whether keys brought it there. */
export const focused = () => {
  const now = document.activeElement;
  return {
    held: now !== document.body,
    byKeys: now.matches(':focus-visible'),
    name: now.dataset.k,
    group: now.closest('[data-group]')?.dataset.group,
  };
};

/** Whether keys are letters for what has the focus. */
export const writing = () => document.activeElement?.matches(WRITING) ?? false;
