// What hides what: a sentence for words over words or under a sign, words beyond their panel, and targets too small for a
// finger. Read by shots.py.
() => {
  const SIGNS = '.move-number'; // what lies on other things, and may not lie on words
  const ON_TOP = '.lesson, .explained, .popover, .toast, .brings, .result-foot'; // lies over the page as a whole
  const PANELS = '.panel, .card, .chip, .button, .tile, .row, .dialog, th, td';
  const ROUNDING = 1.5, SHARE = 0.12; // of a pixel; of the smaller of two boxes
  // A finger needs 44 px, of which gaps may be a part; things of a board are as large as it allows, 24 px at least (WCAG 2.5.8).
  const FINGER = 40, LEAST = 24, APART = 1;
  const ELSEWHERE = '.hand-card'; // what they do the prompt offers as well
  const CONTROLS = '.button, .icon-button, .tool, .entry, select, input';
  const round = ({left, top, right, bottom}) => ({left, top, right, bottom});
  const scrolls = element => {
    const {overflowX, overflowY} = getComputedStyle(element);
    return [overflowX, overflowY].some(way => way === 'auto' || way === 'scroll');
  };
  const EVERYWHERE = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });
  const frames = new Map(); // asked for thousands of words
  /** Where something inside an element can be seen at all; null: nowhere. */
  const frame = element => {
    if (!element || element === document.body) return EVERYWHERE;
    if (!frames.has(element)) frames.set(element, frameOf(element));
    return frames.get(element);
  };
  const frameOf = element => {
    const style = getComputedStyle(element), around = style.clipPath === 'inset(50%)' ? null : frame(element.parentElement);
    const open = style.overflowX === 'visible' && style.overflowY === 'visible';
    return open || !around ? around : cut(around, element.getBoundingClientRect());
  };
  /** What of a box can be seen: cut by whatever around it hides what is beyond. */
  const shown = (element, box) => {
    const inside = frame(element), seen = inside && cut(inside, box);
    return seen && seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? seen : null;
  };
  const visible = element => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const layer = document.querySelector('[data-part="layer"] > :last-child') ?? document.querySelector('#screen') ?? document.body;
  const found = [];
  const range = document.createRange(); // one for all: the page keeps each up to date while it changes
  const walk = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const element = text.parentElement, said = text.data.trim();
    if (!said || !visible(element) || element.closest('.said, option, title, desc')) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const leading = line.height * 0.2; // letters are lower than their line
      const letters = {...round(line), top: line.top + leading, bottom: line.bottom - leading};
      const box = line.width > 1 ? shown(element, letters) : null;
      if (box) found.push({element, said, box, line: round(line)});
    }
  }
  const whole = element => round(element.getBoundingClientRect());
  const signs = [...layer.querySelectorAll(SIGNS)].filter(visible)
    .map(element => ({element, said: element.textContent.trim(), box: shown(element, whole(element))}))
    .filter(({box}) => box);
  const size = box => (box.right - box.left) * (box.bottom - box.top);
  const both = (one, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > ROUNDING && high > ROUNDING ? wide * high : 0;
  };
  const named = ({element, said}) => `${[element.localName, ...element.classList].join('.')} “${said.replace(/\s+/g, ' ').slice(0, 24)}”`;
  /** How wide and how high a control can be hit around its middle, counted up to the least; null if it is not there. */
  const reach = (one, least) => {
    const box = one.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    if (box.width >= FINGER && box.height >= FINGER) return null;
    const hit = (dx, dy) => document.elementFromPoint(x + dx, y + dy)?.closest('button, a, input, select, summary') === one;
    if (!hit(0, 0)) return null;
    const far = (dx, dy, most) => { let n = 0; while (n < most && hit(dx * (n + 1), dy * (n + 1))) n += 1; return n; };
    const span = (dx, dy) => { const n = far(-dx, -dy, least); return n + 1 + far(dx, dy, least - n - 1); };
    return [span(1, 0), span(0, 1)];
  };
  /** Whether a part of it has been scrolled away or lies under what is over the page. */
  const over = [...document.querySelectorAll(ON_TOP)].filter(visible).map(whole);
  const hidden = one => {
    const box = whole(one), seen = shown(one, box);
    return !seen || size(seen) < size(box) - 1 || over.some(other => both(box, other));
  };
  const faults = [];
  const meets = (what, one, other) => {
    const common = both(one.box, other.box);
    if (!common || common <= SHARE * Math.min(size(one.box), size(other.box))) return;
    if (one.element.closest(ON_TOP) !== other.element.closest(ON_TOP)) return;
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    faults.push(`${what}: ${named(one)} and ${named(other)}`);
  };
  found.forEach((one, n) => { for (const other of found.slice(n + 1)) meets('words over words', one, other); });
  for (const sign of signs) for (const text of found) meets('words under a sign', sign, text);
  for (const text of found) {
    const panel = text.element.closest(PANELS);
    if (!panel || panel.closest('svg')) continue;
    const {left, top, right, bottom} = panel.getBoundingClientRect();
    let inner = text.element;
    while (inner !== panel && !scrolls(inner)) inner = inner.parentElement;
    if (inner !== panel || scrolls(panel)) continue;
    const {line} = text;
    const beyond = Math.max(left - line.left, line.right - right, top - line.top - 2, line.bottom - bottom - 2);
    const where = named({element: panel, said: ''});
    if (beyond > ROUNDING) faults.push(`words beyond their panel by ${beyond.toFixed(0)}: ${named(text)} in ${where}`);
  }
  if (matchMedia("(pointer: coarse)").matches) {
    const controls = 'button, a[href], input:not([type="radio"], [type="checkbox"]), select, summary';
    for (const one of layer.querySelectorAll(controls)) {
      if (!visible(one) || one.closest('[inert], p, label') || one.matches(ELSEWHERE) || hidden(one)) continue;
      const least = (one.matches(CONTROLS) ? FINGER : LEAST) - APART;
      const reached = reach(one, least);
      const said = one.getAttribute('aria-label') ?? one.textContent.trim();
      if (reached && Math.min(...reached) < least) faults.push(`small target ${reached.join('x')}: ${named({element: one, said})}`);
    }
  }
  return faults;
}
