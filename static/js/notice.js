// Starts the game once the first picture is on the screen, says how far it is and what went wrong, and goes away when
// the board answers clicks. A classic script: it can speak even where the host lets no module be loaded.
game: {
  if ('tooOld' in document.documentElement.dataset) break game; // support.js says so

  const alone = Boolean(document.getElementById('packed')); // one file that has all its modules in it

  // From a file no module can be loaded, and nothing else is put together there: these words stand in index.html.
  if (location.protocol === 'file:' && !alone) {
    const notice = document.getElementById('boot');
    notice.setAttribute('role', 'alert');
    for (const part of notice.children) part.hidden = part.className !== 'boot-file';
    break game;
  }

  // One file has no rescue page beside it, but in it: under this name it is shown, and no game started.
  const RESCUE = '#rescue';
  if (alone && location.hash === RESCUE) {
    const page = document.getElementById('rescue').content;
    page.querySelector('a').href = location.pathname;
    document.body.replaceChildren(page);
    break game;
  }
  if (alone) addEventListener('hashchange', event => {
    if (location.hash !== RESCUE) return;
    event.stopImmediatePropagation(); // for the game it is no link
    location.reload();
  });

  const TOLD_MS = 250, STALLED_MS = 15_000; // without a byte
  const KNOWN_MS = 2_000; // from then on the rate says how long it will take
  const START_MS = 2_000; // more than an interpreter takes to start
  const ask = fetch.bind(globalThis); // boot.mjs has its own check hashes, and an answer without content has none

  // A whole address: in a sandboxed frame a script from the host is a stranger's, and relative ones lead nowhere.
  const module = new URL('start.mjs', document.currentScript.src).href;
  const texts = JSON.parse(document.getElementById('sentences').textContent)[document.documentElement.lang];
  const filled = (sentence, places) => sentence.replace(/\{(\w+)\}/g, (_, name) => places[name]);
  const app = document.getElementById('app');
  const notice = document.getElementById('boot');
  const [text, progress, far, detail, again] =
    ['text', 'progress', 'far', 'detail', 'again'].map(name => notice.querySelector(`.boot-${name}`));

  const rescue = Object.assign(document.createElement('a'),
    {className: 'boot-rescue', href: alone ? RESCUE : 'rescue.html', textContent: texts.rescue});

  let failed = false; // that stays said
  const say = words => { if (!failed) text.textContent = words; };

  // ---- how far it is ----------------------------------------------------------------------------------

  const come = new Map(); // URL -> bytes
  let last = performance.now(), stalled = false, isComputing = false;
  const begun = last;

  const count = (url, bytes) => {
    if (bytes <= (come.get(url) ?? 0)) return; // only asked after, or read after it was preloaded
    come.set(url, bytes);
    last = performance.now();
    progress.value = [...come.values()].reduce((sum, each) => sum + each, 0);
  };
  addEventListener('arriving', ({detail: {url, bytes}}) => count(url, bytes)); // all that has come of it

  const megabytes = part => (Number(progress.dataset.sent) * part / 1e6).toLocaleString(document.documentElement.lang,
    {minimumFractionDigits: 1, maximumFractionDigits: 1});
  const tellHowFar = () => {
    const part = progress.position, passed = performance.now() - begun;
    const seconds = Math.ceil(passed / 1000 * (1 - part) / part);
    const sentence = passed > KNOWN_MS && part > 0.02 && part < 1 ? texts.left : texts.far;
    far.textContent = filled(sentence, {done: megabytes(part), all: megabytes(1), percent: Math.floor(100 * part), seconds});
    if (stalled === performance.now() - last > STALLED_MS) return;
    stalled = !stalled;
    if (isComputing) return askForEach(); // slow, or something that is asked for only now is missing
    say(stalled ? texts.stalled : texts.loading);
    again.hidden = !stalled;
    if (stalled) askForEach();
  };
  const telling = alone ? 0 : setInterval(tellHowFar, TOLD_MS); // one file has arrived

  const fail = (reason = '') => {
    clearInterval(telling);
    far.hidden = true;
    notice.setAttribute('role', 'alert');
    notice.classList.add('boot-failed');
    if (!failed) askForEach();
    say(texts.failed);
    failed = true;
    detail.textContent ||= String(reason).trim().split('\n').pop(); // of a traceback, the line that says what happened
    detail.hidden = again.hidden = false;
    progress.hidden = true;
    if (!globalThis.embedded) notice.append(rescue); // in a frame nothing is kept
  };

  const explain = (key, url, places) => {
    fail();
    detail.textContent = filled(texts[key], {file: fileName(url), ...places}); // the cause of what was said before
  };
  const marked = name => performance.getEntriesByName(name, 'mark').length > 0;
  const fileName = url => new URL(url).pathname.split('/').pop();

  // As another type than these a browser does not run a file, whatever is in it: which one is taken, which one is right.
  const SCRIPT = [/^(text|application)\/(x-)?(java|ecma)script\b/i, 'text/javascript'];
  const TYPES = {css: [/^text\/css\b/i, 'text/css'], js: SCRIPT, mjs: SCRIPT, wasm: [/^application\/wasm$/i, 'application/wasm']};

  // What was observed may say nothing: WebKit tells no status, Chromium sometimes leaves out what a check refused, and
  // nobody tells the type.
  const askFor = async url => {
    const answer = await ask(url, {method: 'HEAD'}).catch(() => null);
    if (!answer) return; // no server: nothing to learn
    if (!answer.ok) return explain('status', url, {status: answer.status});
    const type = answer.headers.get('content-type') ?? '';
    const [taken, right] = TYPES[fileName(url).split('.').pop()] ?? [/^/];
    if (!taken.test(type)) explain('type', url, {type, right});
  };
  const LOADED = ['preload', 'modulepreload', 'stylesheet'].map(rel => `[rel~="${rel}"]`).join();
  const askForEach = () => document.querySelectorAll(LOADED).forEach(({href}) => askFor(href));

  // Pyodide waits for ever for a wasm file of another type, so the type is asked for when nothing has come of the file.
  const checkType = url => {
    if (!marked('interpreter') && !failed) askFor(url);
  };

  const arrived = ({name, decodedBodySize, responseStatus}) => {
    count(name, decodedBodySize);
    if (responseStatus >= 400) explain('status', name, {status: responseStatus});
    else if (name.endsWith('.wasm') && decodedBodySize) setTimeout(checkType, START_MS, name);
  };

  // ---- what is clicked meanwhile ------------------------------------------------------------------------

  let asked = null; // a command, the last one; no move, as the board that comes may be another one
  const keep = ({target, pointerType}) => {
    const {cmd} = target.closest('[data-act], [data-cmd]')?.dataset ?? {};
    asked = cmd && {cmd, pointerType};
    say(cmd ? texts.noted : texts.wait);
  };
  const OF_TODAY = /^(day|puzzle-today):/; // the first picture knows no date
  const doAsked = ({cmd, pointerType}) => {
    if (app.querySelector('dialog[open]')) return; // something else is asked first
    const [ofToday] = OF_TODAY.exec(cmd) ?? [];
    const button = app.querySelector(ofToday ? `[data-cmd^="${ofToday}"]` : `[data-cmd="${CSS.escape(cmd)}"]`);
    button?.dispatchEvent(new PointerEvent('click', {bubbles: true, cancelable: true, pointerType}));
  };

  // ---- the end ------------------------------------------------------------------------------------------

  const stop = new AbortController();
  const done = () => {
    clearInterval(telling);
    stop.abort();
    watch.disconnect();
    app.removeAttribute('aria-busy');
    notice.remove();
    document.querySelectorAll('[data-poster]').forEach(poster => poster.remove());
    if (asked) doAsked(asked);
  };

  const starting = () => {
    isComputing = true;
    stalled = false;
    last = performance.now();
    far.hidden = again.hidden = true;
    say(texts.starting);
  };
  const MARKS = {interpreter: starting, playable: done};
  const watch = new PerformanceObserver(list => list.getEntries().forEach(
    entry => entry.entryType === 'resource' ? arrived(entry) : MARKS[entry.name]?.()));

  // A sheet that has not come, or was refused by its hash, may still be listed; what it sets is not there then.
  const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--tap') !== '';

  const start = async () => {
    far.hidden = alone;
    if (!isStyled()) return explain('cut', document.querySelector('[rel="stylesheet"]').href);
    // Earlier, their 15 MB would hold up the first picture.
    document.head.append(document.getElementById('preload').content);
    try {
      await globalThis.unpacking; // of a page that is one file
      await import(module);
    } catch (error) {
      fail(error.message);
    }
  };

  say(texts.loading);
  again.textContent = texts.again;
  again.addEventListener('click', async () => {
    if (failed) { // what a cache on the way holds may be of another version
      const links = [...document.querySelectorAll(LOADED)];
      await Promise.allSettled(links.map(({href}) => fetch(href, {cache: 'no-cache'})));
    }
    location.reload();
  });
  const listen = (target, type, handler) => target.addEventListener(type, handler, {capture: true, signal: stop.signal});
  listen(window, 'lost', ({detail: {url}}) => explain('cut', url));
  listen(window, 'error', event => fail(event.message ?? event.target.src ?? event.target.href));
  listen(window, 'unhandledrejection', ({reason}) => fail(reason?.message ?? reason));
  listen(app, 'click', event => {
    event.preventDefault();
    event.stopPropagation();
    keep(event);
  });
  watch.observe({type: 'resource', buffered: true});
  watch.observe({type: 'mark', buffered: true});
  if (document.hidden) start(); // nothing is painted there
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))); // one frame would not be drawn yet
}
