// Drawn steps from a link or a replay file, as game/shell/share/drawn.py packs them. They come from outside: what is too
// long, too deep or of another shape is refused, and the rest goes through the cleaner before it is shown.
const MOST = {packed: 300_000, text: 8_000_000, steps: 2_000, step: 400_000, depth: 200};

const inflated = async bytes => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, {stream: true});
    if (text.length > MOST.text) throw new Error('too long');
  }
};

const whole = (number, least, most) => Number.isInteger(number) && number >= least && number <= most;
const all = (list, most, fits) => Array.isArray(list) && list.length <= most && list.every(fits);
const text = value => typeof value === 'string';

const fits = ({baumeister, game, lang, first, all: plies, rounds, said, checks, ended, steps, pieces}) =>
  baumeister === 1 && text(game) && text(lang) && whole(plies, 0, MOST.steps) && whole(first, 0, plies) &&
  all(rounds, MOST.steps, ply => whole(ply, 0, plies)) && all(said, MOST.steps, text) && all(pieces, MOST.text, text) &&
  all(steps, said.length, step => all(step, MOST.step, piece => whole(piece, 0, pieces.length - 1))) &&
  steps.length === said.length && steps.length > 0 && text(checks) && /^[a-z2-9]*$/.test(checks) && typeof ended === 'object';

/** The steps of a packed word; throws for anything else. */
export const unpacked = async word => {
  if (word.length > MOST.packed) throw new Error('too long');
  const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  const drawn = JSON.parse(await inflated(Uint8Array.from(letters, letter => letter.charCodeAt())));
  if (!fits(drawn)) throw new Error('another shape');
  return drawn;
};

// Tags that are opened and not closed one in another: the parser and the cleaner take for ever over thousands.
const tooDeep = html => {
  let depth = 0;
  return [...html.matchAll(/<(\/?)(?!br|hr|img|input|wbr)[a-z][^>]*(?:>|$)/gi)].some(([tag, end]) => {
    depth += end ? -1 : tag.endsWith('/>') ? 0 : 1;
    return depth > MOST.depth;
  });
};

const cleaner = async () => {
  if (!globalThis.DOMPurify) {
    await import('../runtime/purify.min.js');
    globalThis.DOMPurify.addHook('uponSanitizeAttribute', (_node, attribute) => {
      if (/(^|:)(href|src)$/.test(attribute.attrName)) attribute.keepAttr = attribute.attrValue.startsWith('#');
    });
  }
  return globalThis.DOMPurify;
};

/** The parts of the page that a step draws: name and content, cleaned. */
export const parts = async (drawn, step) => {
  const html = drawn.steps[step].map(piece => drawn.pieces[piece]).join('');
  if (html.length > MOST.step || tooDeep(html)) throw new Error('too long');
  const clean = (await cleaner()).sanitize(html, {
    ADD_TAGS: ['use'], FORBID_TAGS: ['a', 'audio', 'form', 'img', 'input', 'picture', 'style', 'video'],
    FORBID_ATTR: ['id', 'name', 'srcset', 'style'], RETURN_DOM_FRAGMENT: true,
  });
  return [...clean.querySelectorAll('[data-part]')].map(part => [part.dataset.part, [...part.childNodes]]);
};
