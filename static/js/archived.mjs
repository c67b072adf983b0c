// Plays with an archived release: micropip installs its wheel in place of the game, the page takes its styles, and of
// all that is kept here it sees no more than it needs and writes its own game only.
import {mark} from './release.mjs';

const OURS = 'baumeister.';
const GAME = `${OURS}game.`;
const OPEN = `${OURS}open`;
const SETTINGS = `${OURS}settings`;
const [LINE_STYLE, PAGE_STYLE] = ['', '-page'].map(of => new URL(`../release${of}.css`, import.meta.url).href);

const texts = () => JSON.parse(document.getElementById('sentences').textContent)[document.documentElement.lang];
const filled = (sentence, places) => sentence.replace(/\{(\w+)\}/g, (_, name) => places[name]);

const leave = () => {
  const go = () => location.replace(location.pathname + location.search);
  mark('');
  addEventListener('popstate', go); // a step back in the history that is on its way would end the leaving
  go();
};

// ---- what it gets for storage ------------------------------------------------------------------------

const isGame = key => key.startsWith(GAME);

/** Stands in for localStorage: the games it plays are written, all else lasts as long as the page. */
class Guarded {
  constructor(real, save) {
    this.real = real;
    this.own = new Set(save ? [GAME + save] : []);
    this.aside = new Map([[SETTINGS, real.getItem(SETTINGS)], [OPEN, save]].filter(([, text]) => text));
  }

  get keys() { return [...this.aside.keys(), ...[...this.own].filter(key => this.real.getItem(key) !== null)]; }
  get length() { return this.keys.length; }
  key(at) { return this.keys[at] ?? null; }

  getItem(key) {
    if (isGame(key)) return this.own.has(key) ? this.real.getItem(key) : null;
    return this.aside.get(key) ?? null;
  }

  setItem(key, text) {
    if (isGame(key)) this.write(key, text);
    else this.aside.set(key, text);
    if (key !== OPEN) return;
    if (text) mark(text); // a reload goes on with it
    else leave(); // the lobby is this release's
  }

  write(key, text) {
    if (!this.own.has(key) && this.real.getItem(key) !== null) throw new DOMException(key, 'NoModificationAllowedError');
    this.real.setItem(key, text);
    this.own.add(key);
  }

  removeItem(key) {
    if (!isGame(key)) this.aside.delete(key);
    else if (this.own.has(key)) this.real.removeItem(key);
  }
}

const guard = save => {
  let real;
  try { real = localStorage; } catch { return; } // refused to everybody
  const guarded = new Guarded(real, save);
  Object.defineProperty(globalThis, 'localStorage', {value: guarded});
  addEventListener('storage', event => {
    if (event.key !== null && !guarded.own.has(event.key)) event.stopImmediatePropagation();
  });
};

// ---- what is said ------------------------------------------------------------------------------------

const element = (name, entries, ...children) => {
  const made = Object.assign(document.createElement(name), entries);
  made.append(...children);
  return made;
};

const sheet = href => element('link', {rel: 'stylesheet', href});

/** One line below the page, in a tree of its own that no release's styles reach. A frame has one game and no way back. */
const tell = ({version, rules}) => {
  const said = texts();
  const host = element('aside', {ariaLabel: filled(said.by, {version})});
  const bar = element('div', {className: 'bar'},
    element('p', {role: 'status'}, filled(said.plays, {version, rules})),
    ...globalThis.embedded ? [] : [element('button', {type: 'button', className: 'back', onclick: leave}, said.back)],
    element('button', {type: 'button', className: 'close', ariaLabel: said.close, onclick: () => host.remove()}, '×'));
  host.dataset.release = version;
  document.head.append(sheet(PAGE_STYLE));
  host.attachShadow({mode: 'open'}).append(sheet(LINE_STYLE), bar);
  document.body.append(host);
  return bar;
};

/** The game as text, to be kept or opened elsewhere. */
const hold = (bar, {save, text}) => {
  const label = element('label', {}, texts().text,
    element('textarea', {readOnly: true, rows: 4, value: save ? JSON.parse(text).record : text}));
  bar.append(label);
};

// ---- in place of the game ----------------------------------------------------------------------------

const loaded = (node, parent) => new Promise((resolve, reject) => {
  node.onload = resolve;
  node.onerror = () => reject(new Error(node.src ?? node.href));
  parent.append(node);
});

/** Its styles in place of ours, and the script that decides what they ask for. */
const dress = async folder => {
  const ours = document.querySelector('link[rel="stylesheet"]');
  await Promise.all([
    loaded(sheet(`${folder}style.css`), document.head),
    loaded(element('script', {src: `${folder}js/layout.js`}), document.head),
  ]);
  ours.remove();
};

/** What did not arrive whole is asked for anew the next time. */
const forget = async url => {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
  } catch {} // nothing is kept here
};

const put = async (python, {version, sha256, wheel}, bytes) => {
  if (python.pyimport('hashlib').sha256(python.toPy(bytes)).hexdigest() !== sha256) {
    await forget(wheel);
    throw new Error(filled(texts().damaged, {version}));
  }
  const file = `baumeister-${version}-py3-none-any.whl`;
  python.FS.writeFile(file, bytes);
  await python.loadPackage('micropip');
  await python.pyimport('micropip').install(`emfs:${file}`);
};

/** Install a release from the bytes of its wheel. */
export const install = async (python, release, bytes) => {
  const bar = tell(release);
  try {
    await put(python, release, new Uint8Array(bytes));
    document.getElementById('releases').textContent = '[]'; // it is asked because nobody else plays this
    guard(release.save);
    await dress(release.folder);
  } catch (error) {
    hold(bar, release);
    throw error;
  }
};
