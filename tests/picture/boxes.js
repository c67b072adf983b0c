// How the page fits: a sentence for whatever does not, and the box of the board. Read by shots.py.
() => {
  const ROUNDING = 0.75; // of a pixel
  const FRAME = '.prompt .who, .prompt .since, .prompt > .ask, .prompt .acts > *, .tools > *, '
    + '.prompt .choices > :not(.acts, .stage, .lens)';
  const seen = element => element.checkVisibility({visibilityProperty: true});
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const box = element => element.getBoundingClientRect();
  const named = element => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${[element.localName, ...element.classList].join('.')} “${words}”`;
  };
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROUNDING
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > ROUNDING;
  const within = (inner, outer) => inner.left >= outer.left - ROUNDING && inner.right <= outer.right + ROUNDING
    && inner.top >= outer.top - ROUNDING && inner.bottom <= outer.bottom + ROUNDING;
  const cut = element => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3;
  const range = document.createRange(); // one for all: the page keeps each up to date while it changes
  // the boxes of the words that can be seen, wherever they have been pushed
  const words = element => {
    const found = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!seen(text.parentElement) || getComputedStyle(text.parentElement).clipPath !== 'none') continue;
      range.selectNodeContents(text);
      found.push(range.getBoundingClientRect());
    }
    return found;
  };
  const faults = [];
  const fault = (what, ...elements) => faults.push(`${what}: ${elements.map(named).join(' and ')}`);

  const root = document.documentElement; // a phone shows what is wider smaller, and has a larger innerWidth then
  if (root.scrollWidth > root.clientWidth) faults.push('wider than the window');
  const viewport = {left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight};
  for (const bubble of all('.lesson')) {
    if (!within(box(bubble), viewport)) fault('leaves the window', bubble);
  }

  const parts = all(FRAME);
  for (const [nth, one] of parts.entries()) {
    for (const other of parts.slice(nth + 1)) {
      if (meet(box(one), box(other))) fault('overlap', one, other);
    }
  }
  for (const part of parts) {
    if (!within(box(part), box(part.closest('.prompt, .tools')))) fault('leaves its row', part);
  }
  for (const row of all('.prompt .choices')) {
    if (row.scrollWidth > row.clientWidth + 1) fault('has to be pushed sideways', row);
  }
  for (const button of all('.prompt .button, .tool')) {
    if (words(button).some(word => !within(word, box(button)))) fault('words outside', button);
  }
  for (const text of all('.who > span, .ask')) {
    if (cut(text)) fault('cut off', text);
  }
  for (const name of all('.panel-head .seat-name')) {
    if (cut(name)) fault('cut off', name);
  }
  const board = [...document.querySelectorAll('.t-body > .part > *')].find(element => getComputedStyle(element).gridRowStart === 'table');
  if (board && (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1)) {
    fault('is not seen whole', board);
  }
  const {x, y, width, height} = board ? box(board) : {};
  return {faults, board: board ? [x, y, width, height].map(Math.round).join(' ') : ''};
}
