// The page in a frame of another page: a poster of the link's position, and nothing of the game before the visitor asks.
// A replay that is drawn in the link or in a file plays with this script alone.
import {parts, unpacked} from './picture.mjs';
import {play} from './player.mjs';
import {talk} from './talk.mjs';

const {asked, choices, games, said, around, mb} = JSON.parse(document.getElementById('embed').textContent);
const root = document.documentElement;
const app = document.getElementById('app');
const MOST_WAITING = 50; // messages before there is somebody to answer them
// By width of the frame: what the table needs, so that a phone shows it whole and a blog's column the flat one.
const HEIGHTS = [[560, 760], [1024, 540], [Infinity, 760]];

const filled = (name, places = {}) => (said[root.lang] ?? said.en)[name].replace(/\{(\w+)\}/g, (_, place) => places[place]);

// ---- what the embedder has chosen -----------------------------------------------------------------------

const given = new URLSearchParams(location.search);
const notes = []; // for the embedder: what was not understood, and is as if it were not there
const note = (...wrong) => {
  const [field, name, places = {}] = wrong;
  notes.push(wrong);
  console.warn(`${field}: ${filled(name, places)}`);
};
const choice = name => {
  const value = given.get(name);
  if (value === null || choices[name].includes(value)) return value;
  note(name, 'unknown', {known: choices[name].join(', ')});
  return null;
};
root.lang = choice('lang') ?? navigator.languages.map(tag => tag.slice(0, 2)).find(tag => choices.lang.includes(tag)) ?? 'en';
root.dataset.chosen = ''; // the language, and not by the markup: support.js keeps to it
const chosen = {theme: choice('theme') ?? 'auto', view: choice('view') ?? 'board'};
const paint = theme => {
  chosen.theme = theme;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
};
paint(chosen.theme);
root.dataset.view = chosen.view;

// ---- what stands around the table -----------------------------------------------------------------------

const page = new URL('.', location.href).href; // the whole page's address
let link = '', word = '', player = null, python = null, started = false;
let cover, controls, bar;
const former = []; // links that stood here before, the latest first: a damaged one shows only once there is a game

const lead = to => { bar.querySelector('a').href = to; };
const led = () => bar.querySelector('a').href;
const address = () => link ? `${page}#${link}` : page;
const fill = (name, text) => {
  for (const part of [cover, controls]) part.querySelectorAll(`[data-fill="${name}"]`).forEach(place => { place.textContent = text; });
};

/** The way in, the player and the way out, in the language chosen. */
const dress = () => {
  for (const part of [cover, controls, bar]) part?.remove();
  const box = document.createElement('div');
  box.innerHTML = around[root.lang]; // our own, from the build
  [cover, controls, bar] = box.children;
  app.before(cover);
  app.after(controls, bar);
  cover.querySelector('button').addEventListener('click', start);
};

// ---- poster ---------------------------------------------------------------------------------------------

const show = async (drawn, ply) => {
  const drawing = await parts(drawn, ply - drawn.first);
  for (const [name, nodes] of drawing) app.querySelector(`[data-part="${name}"]`)?.replaceChildren(...nodes);
};

/** The game's own poster: around what is drawn in the link, and the symbols for it. */
const frame = async (game, wanted) => {
  const poster = await fetch(`static/posters/${game}.${root.lang}.html`)
    .then(answered => answered.ok ? answered.text() : '').catch(() => '');
  if (!wanted()) return false;
  app.replaceChildren(document.createRange().createContextualFragment(poster));
  for (const part of app.children) part.inert = true; // a picture
  return true;
};

const tell = game => {
  const {title, line} = told(game);
  fill('title', title);
  fill('line', line);
  fill('play', filled(`play-${chosen.view}`, {game: title}));
  fill('weight', filled('weight', {mb}));
  document.title = title;
};

const told = game => {
  const [, , players, , , , move] = link.split('-');
  const line = chosen.view === 'lesson' ? 'alone' : move === undefined ? 'deal' : 'played';
  return {title: games[root.lang][game], line: players || line === 'alone' ? filled(line, {players, move}) : ''};
};

const strange = () => {
  link = '';
  fill('title', 'Baumeister');
  fill('line', filled('strange'));
  cover.querySelector('button').hidden = true;
};

const drawing = async game => {
  const ply = link.split('-')[6]; // a link's seventh part: where a replay goes on, as in another language
  try {
    const drawn = await unpacked(word);
    if (drawn.game !== game) throw new Error('another game');
    await show(drawn, drawn.first);
    fill('said', drawn.said[0]);
    app.lang = drawn.lang;
    if (chosen.view === 'replay' && drawn.steps.length > 1) watch(drawn).go(Number(ply) || drawn.first);
  } catch (error) {
    note('link', 'unread');
    console.warn(error);
  }
};

let opened = 0; // fragments so far: what comes late for an earlier one is left out

/** Show what a fragment holds: the link, then perhaps a full stop and the drawn steps. */
const open = async fragment => {
  const nth = ++opened;
  player?.stop();
  player = null;
  dress();
  [link, word = ''] = fragment.split('.');
  const [game] = link.split('-');
  cover.hidden = false;
  if (!Object.hasOwn(games[root.lang], game)) strange();
  lead(address());
  if (!link) return;
  tell(game);
  if (await frame(game, () => nth === opened) && word) await drawing(game);
};

// ---- replay ---------------------------------------------------------------------------------------------

/** A drawn replay needs no interpreter: the player stands there at once. */
const watch = drawn => {
  const last = drawn.first + drawn.steps.length - 1;
  const reach = async ply => {
    const nth = ply - drawn.first;
    await show(drawn, ply);
    player.shown(ply, drawn.said[nth]);
    const checks = drawn.checks.slice(3 * nth, 3 * nth + 3);
    link = [...link.split('-').slice(0, 6), ply, checks].join('-');
    lead(address());
    post('ply', {ply, plies: drawn.all, player: null, said: drawn.said[nth]});
    if (ply === drawn.all) post('ended', drawn.ended);
    post('link', {link: led()});
  };
  cover.hidden = true;
  player = play(controls, {first: drawn.first, last, rounds: drawn.rounds, show: reach}, filled);
  player.shown(drawn.first, drawn.said[0]);
  return player;
};

// ---- the game -------------------------------------------------------------------------------------------

const waiting = []; // messages

/** The visitor has asked for the game: only now is it loaded. */
const start = () => {
  if (started) return;
  started = true;
  cover.hidden = true;
  root.classList.add('embed-started');
  for (const part of app.children) part.inert = false;
  app.tabIndex = -1;
  app.removeAttribute('lang');
  new MutationObserver(dressAgain).observe(root, {attributeFilter: ['lang']});
  app.focus({preventScroll: true});
  document.getElementById('boot').hidden = false;
  const script = document.createElement('script');
  script.src = import.meta.resolve('./notice.js'); // the page's import map says which
  document.head.append(script);
};

const replayed = {first: 0, last: 0, rounds: [], show: ply => python(JSON.stringify({baumeister: 1, type: 'goto', ply}))};

/** The game speaks another language now. */
const dressAgain = () => {
  const to = led();
  dress();
  lead(to);
  if (!player) return;
  player.stop();
  player = play(controls, replayed, filled);
  player.shown(replayed.now.ply, replayed.now.said);
};

// What game/web/embed.py finds here.
globalThis.embedded = {
  wishes: () => JSON.stringify({lang: root.lang, ...chosen, link, former}),
  ready: receive => {
    python = receive;
    if (chosen.view === 'replay') player = play(controls, replayed, filled);
    hello();
    for (const message of waiting.splice(0)) answer(message);
  },
  rounds: text => { replayed.rounds = JSON.parse(text); },
  tell: text => {
    for (const {type, ...fields} of JSON.parse(text)) {
      if (type === 'link') lead(fields.link);
      if (type === 'ply') {
        replayed.last = fields.plies;
        replayed.now = fields;
        player?.shown(fields.ply, fields.said);
      }
      post(type, fields);
    }
  },
};

// ---- messages -------------------------------------------------------------------------------------------

const refuse = (field, name, places = {}) => post('error', {field, text: filled(name, places)});
const height = () => post('height', {height: HEIGHTS.find(([width]) => innerWidth < width)[1]});
const hello = () => {
  post('ready', {started: Boolean(python ?? player), view: chosen.view, link: led()});
  height();
  for (const each of notes.splice(0)) refuse(...each);
};

const among = (name, value, chosenNow) => choices[name].includes(value) ? chosenNow(value)
  : refuse(name, 'unknown', {known: choices[name].join(', ')});
const BEFORE = { // while the poster stands, or a drawn replay
  theme: ({theme}) => among('theme', theme, paint),
  lang: ({lang}) => among('lang', lang, () => {
    root.lang = lang;
    return open([link, word].filter(Boolean).join('.'));
  }),
  load: message => {
    const wanted = message.link.replace(/^#/, '');
    if (!/^[a-zA-Z0-9-]{1,4000}$/.test(wanted) || !Object.hasOwn(games[root.lang], wanted.split('-')[0])) refuse('link', 'strange');
    else if (started) waiting.push(message);
    else {
      if (link) former.unshift(link);
      former.splice(MOST_WAITING);
      open(wanted);
    }
  },
  getLink: () => post('link', {link: led()}),
};
const WATCHING = {
  goto: ({ply}) => Number.isInteger(ply) && ply >= 0 ? player.go(ply) : refuse('ply', 'bad-number', {value: ply}),
  play: ({on, action}) => action === undefined ? player.command(on === false ? 'pause' : 'run') : refuse('action', 'not-now'),
};

const answer = message => {
  const watched = player && message.type === 'play' && message.action === undefined;
  if (message.type === 'hello') return hello();
  if (python && !watched) return python(JSON.stringify(message));
  const mine = {...BEFORE, ...player && WATCHING}[message.type];
  if (mine) return mine(message);
  if (waiting.length >= MOST_WAITING) return refuse('type', 'too-many');
  waiting.push(message);
};

// A replay file lies beside this page: the policy lets it ask nobody else.
const read = async file => {
  try {
    const {link: found, drawn} = await (await fetch(new URL(file, page))).json();
    return `${found}.${drawn}`;
  } catch (error) {
    note('replay', 'unread');
    console.warn(error);
    return '';
  }
};

const begun = (async () => open(given.has('replay') ? await read(given.get('replay')) : location.hash.slice(1)))();
const post = talk(asked, message => begun.then(() => answer(message)), (...wrong) => begun.then(() => refuse(...wrong)));
addEventListener('resize', height);
addEventListener('hashchange', () => {
  const fragment = location.hash.slice(1);
  if (started) answer({baumeister: 1, type: 'load', link: fragment.split('.')[0]});
  else open(fragment);
});
