// Which release plays: this one, or an archived one where the address or the tab asks for rules that only it speaks.
// Every start runs this; what it takes to play an archived one is in archived.mjs.
const FOLDER = new URL('../releases/', import.meta.url).href;
const LINK = /^#([a-z]+)-(\d{1,4})-/; // its first parts: the game and the version of its rules
const MARK = 'baumeister.release'; // of the tab: the saved game that it plays with an archived release
const SAVE = 'baumeister.game.'; // and its id

const kept = JSON.parse(document.getElementById('releases')?.textContent ?? '[]');

// Refused in sandboxed frames, and where somebody has put something else in its place.
const held = (name, key) => {
  try { return globalThis[name].getItem(key); } catch { return null; }
};

// The rules of a saved game are named in its record's first line.
const saved = (id, text) => {
  try {
    const [, game, rules] = /^game ([a-z]+) (\d{1,4})$/m.exec(JSON.parse(text).record);
    return {game, rules: Number(rules), save: id, text};
  } catch { return null; }
};

const linked = hash => {
  const [text, game, rules] = LINK.exec(hash) ?? [];
  return text ? {game, rules: Number(rules), save: '', text: hash.slice(1)} : null;
};

const marked = () => {
  const id = held('sessionStorage', MARK);
  return id ? saved(id, held('localStorage', SAVE + id)) : null;
};

// A page in a frame may show another link by now than the one it was opened with.
const address = globalThis.embedded ? `#${JSON.parse(globalThis.embedded.wishes()).link}` : location.hash;

const chosen = asked => {
  const found = asked && kept.find(({speaks}) => speaks[asked.game] === asked.rules);
  return found ? {...found, ...asked, folder: `${FOLDER}${found.version}/`,
    wheel: `${FOLDER}baumeister-${found.version}-py3-none-any.whl`} : null;
};

/** Remember which saved game this tab plays with an archived release; empty: none. */
export const mark = id => {
  try {
    if (id) sessionStorage.setItem(MARK, id);
    else sessionStorage.removeItem(MARK);
  } catch { /* then nothing is remembered */ }
};

/** The archived release that plays, with what it is asked for; null: this one. */
export const release = chosen(linked(address) ?? marked());

if (!release || !release.save) mark('');
if (release) document.querySelector('script[type="py"]').setAttribute('config', `${release.folder}pyscript.json`);

// A link in the address line may need another release than the one that runs.
if (kept.length) addEventListener('hashchange', event => {
  const {hash} = new URL(event.newURL); // the address itself may be bare by now
  if (!LINK.test(hash) || chosen(linked(hash))?.version === release?.version) return;
  event.stopImmediatePropagation();
  history.replaceState(history.state, '', hash);
  location.reload();
});
