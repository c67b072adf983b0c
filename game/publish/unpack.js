// First in a page that is one file: whatever the page would ask its host for comes out of blocks of this document.
//   data-packed="PATH"  a part of a file that is compressed, fifteen bits a letter; the parts follow one another
// One of these files is first and has all modules and what is small in it, texts by their paths.
// A classic script, and the one that sets the policy: an import map is an inline script that nobody can name before.
unpack: {
  // Chromium now and then gives a document from a file a storage that is empty and keeps nothing, the busier it is the
  // more often: ask for another document, later each time, until one sees what one before it wrote.
  const [ATTEMPTS, LATER_MS] = [8, 40];
  const remembered = () => {
    try {
      const known = 'baumeister-visited' in localStorage;
      localStorage['baumeister-visited'] = '1';
      return known;
    } catch { return true; } // refused or full: no other document would be better off
  };
  const {again = 0, before = history.state} = history.state ?? {};
  if (!remembered() && again < ATTEMPTS) {
    history.replaceState({again: again + 1, before}, '');
    setTimeout(() => location.reload(), again * LATER_MS);
    globalThis.unpacking = new Promise(() => {}); // nothing starts in a document that is left
    break unpack;
  }
  if (again) history.replaceState(before, '');

  const FORMAT = 'deflate-raw';
  const INTERPRETER = /^static\/(runtime\/(pyodide\/|game\.zip)|js\/stored\.mjs)/;
  const type = path => /js$/.test(path) ? 'text/javascript' : /wasm$/.test(path) ? 'application/wasm' : 'text/plain';
  const counts = JSON.parse(document.getElementById('packed').textContent); // path -> of how many parts
  const parts = Object.fromEntries(Object.keys(counts).map(path => [path, []]));
  globalThis.runtimeAssets = {}; // from now on this is a page that is one file

  // Letters are fifteen bits, the lowest first; a last one of another kind is seven.
  const [LETTERS, SHORT_LETTERS] = [0x3400, 0xB400];
  const bytes = text => {
    const short = text.charCodeAt(text.length - 1) >= SHORT_LETTERS;
    const found = new Uint8Array(text.length * 15 - 8 * short >> 3);
    for (let bits = 0, held = 0, at = 0, n = 0; n < found.length; at++) {
      bits |= (text.charCodeAt(at) - LETTERS & 0x7FFF) << held; // of a short one the lowest seven are left, too
      for (held += 15; held > 7 && n < found.length; held -= 8) {
        found[n++] = bits; // its lowest eight
        bits >>= 8;
      }
    }
    return found;
  };

  // ---- parts, as the document arrives -----------------------------------------------------------------

  let arrived = Promise.withResolvers();
  const take = () => {
    for (const block of document.querySelectorAll('[data-packed]')) {
      if (!block.nextSibling && document.readyState === 'loading') break; // not all of it is there
      parts[block.dataset.packed].push(bytes(block.textContent));
      block.remove();
    }
    arrived.resolve();
    arrived = Promise.withResolvers();
  };
  const watch = new MutationObserver(take);
  watch.observe(document.documentElement, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    take();
    watch.disconnect();
  });

  const unpacked = path => {
    let next = 0;
    return new ReadableStream({
      async pull(controller) {
        while (next === parts[path].length) await arrived.promise;
        controller.enqueue(parts[path][next++]);
        if (next === counts[path]) controller.close();
      },
    }).pipeThrough(new DecompressionStream(FORMAT));
  };

  // ---- the three who ask -------------------------------------------------------------------------------

  const here = path => new URL(path, document.baseURI).href;

  const answerFetch = (texts, files) => {
    const fetchAny = globalThis.fetch;
    globalThis.fetch = async (request, options) => {
      const path = files.get(here(request.url ?? String(request)));
      if (!path) return fetchAny(request, options);
      return new Response(texts[path] ?? unpacked(path), {headers: {'content-type': type(path)}});
    };
  };

  // A module that is packed waits for its text.
  const waiting = path => `
    const text = await (await fetch(${JSON.stringify(path)})).text();
    const {default: whole} = await import(URL.createObjectURL(new Blob([text], {type: 'text/javascript'})));
    export default whole;`;

  const mapModules = (texts, files) => {
    const imports = {};
    for (const path of files.values()) {
      if (type(path) !== 'text/javascript') continue;
      const module = new Blob([texts[path] ?? waiting(path)], {type: type(path)});
      imports[path] = imports[`./${path}`] = URL.createObjectURL(module);
    }
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({imports});
    document.head.append(map);
  };

  // What bot-worker.mjs gets: it may not read what this page can, but what is posted to it. It unpacks for itself.
  const fillAssets = (texts, files) => {
    const asset = path => texts[path]
      ? new Blob([texts[path]], {type: type(path)})
      : new Blob(parts[path], {type: `${type(path)}; packed=${FORMAT}`});
    runtimeAssets['bot-worker.mjs'] = `data:text/javascript,${encodeURIComponent(texts['static/js/bot-worker.mjs'])}`;
    for (const path of files.values()) {
      if (!INTERPRETER.test(path)) continue;
      Object.defineProperty(runtimeAssets, path.split('/').pop(), {get: () => asset(path), enumerable: true});
    }
  };

  take();
  globalThis.unpacking = (async () => {
    const texts = await new Response(unpacked('texts.json')).json();
    const files = new Map([...Object.keys(texts), ...Object.keys(counts)].map(path => [here(path), path]));
    for (const use of [answerFetch, mapModules, fillAssets]) use(texts, files);
    document.head.append(document.getElementById('policy').content);
    await import('static/js/boot.mjs'); // what it compiles can be compiled while the rest of the document arrives
  })();
}
