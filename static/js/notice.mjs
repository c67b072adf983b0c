// Starts the game once the first picture is on the screen, says how far it is and what went wrong, and goes away when
// the board answers clicks.
const TEXTS = {
  en: {
    loading: 'Setting up the game', starting: 'Setting up the board', wait: 'Still setting up',
    slow: 'This takes longer than usual.', failed: 'The game could not start.', again: 'Try again',
    status: (file, status) => `${file} did not arrive (${status}).`,
    type: (file, type) => `The host sends ${file} as "${type}"; it has to be application/wasm.`,
  },
  de: {
    loading: 'Das Spiel wird aufgebaut', starting: 'Der Tisch wird aufgebaut', wait: 'Noch im Aufbau',
    slow: 'Das dauert länger als sonst.', failed: 'Das Spiel konnte nicht starten.', again: 'Noch einmal versuchen',
    status: (file, status) => `${file} ist nicht angekommen (${status}).`,
    type: (file, type) => `Der Server schickt ${file} als „${type}“; es muss application/wasm sein.`,
  },
};
const SLOW_MS = 10_000;
const START_MS = 2_000; // more than an interpreter takes to start

const texts = TEXTS[document.documentElement.lang];
const app = document.getElementById('app');
const notice = document.getElementById('boot');
const part = Object.fromEntries(['text', 'progress', 'detail', 'again'].map(name => [name, notice.querySelector(`.boot-${name}`)]));
const say = text => { if (part.text.textContent !== text) part.text.textContent = text; };

const stop = new AbortController();
const listen = (target, type, handler, options) => target.addEventListener(type, handler, {...options, signal: stop.signal});

const slow = setTimeout(() => { say(texts.slow); part.again.hidden = false; }, SLOW_MS);

const fail = detail => {
  clearTimeout(slow);
  notice.setAttribute('role', 'alert');
  notice.classList.add('boot-failed');
  say(texts.failed);
  part.detail.textContent ||= String(detail).trim().split('\n').pop(); // the last line says what happened

  part.detail.hidden = part.again.hidden = false;
  part.progress.hidden = true;
};

const fileName = url => new URL(url).pathname.split('/').pop();

// Pyodide waits for ever for a wasm file of another type, so it is asked for when nothing has come of the file.
const checkType = async url => {
  if (stop.signal.aborted || performance.getEntriesByName('interpreter').length) return;
  const type = (await fetch(url, {method: 'HEAD'})).headers.get('content-type');
  if (type !== 'application/wasm') fail(texts.type(fileName(url), type));
};

const arrived = ({name, decodedBodySize, responseStatus}) => {
  part.progress.value += decodedBodySize;
  if (responseStatus >= 400) fail(texts.status(fileName(name), responseStatus));
  else if (name.endsWith('.wasm')) setTimeout(checkType, START_MS, name);
};

const done = () => {
  clearTimeout(slow);
  stop.abort();
  observer.disconnect();
  app.removeAttribute('aria-busy');
  notice.remove();
  document.querySelectorAll('[data-poster]').forEach(poster => poster.remove());
};

const MARKS = {interpreter: () => say(texts.starting), playable: done};
const observer = new PerformanceObserver(list => list.getEntries().forEach(entry => {
  if (entry.entryType === 'resource') arrived(entry);
  else MARKS[entry.name]?.();
}));

say(texts.loading);
part.again.textContent = texts.again;
listen(part.again, 'click', () => location.reload());
listen(window, 'error', event => fail(event.message ?? event.target?.src ?? event.target?.href), {capture: true});
listen(window, 'unhandledrejection', event => fail(event.reason?.message ?? event.reason));
listen(app, 'click', event => {
  event.preventDefault();
  event.stopPropagation();
  say(texts.wait);
}, {capture: true});
observer.observe({type: 'resource', buffered: true});
observer.observe({type: 'mark', buffered: true});

const start = () => {
  document.head.append(document.getElementById('preload').content); // earlier, 15 MB would hold up the first picture
  import('./start.mjs').catch(error => fail(error.message));
};
if (document.hidden) start(); // nothing is painted there
else requestAnimationFrame(() => setTimeout(start));
