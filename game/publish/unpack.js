// First in a page that is one file: whatever the page would ask its host for comes out of blocks of this document.
//   data-file="PATH"    text as it is: modules, and what is small
//   data-packed="PATH"  a part of a file that is compressed, two characters thirteen bits; the parts follow one another
// A classic script, and the one that runs before the policy: an import map is an inline script that nobody can name.
{
  const FORMAT = 'deflate-raw';
  const INTERPRETER = /^static\/runtime\/(pyodide\/|game\.zip)/;
  const type = path => /js$/.test(path) ? 'text/javascript' : /wasm$/.test(path) ? 'application/wasm' : 'text/plain';
  const counts = JSON.parse(document.getElementById('packed').textContent); // path -> of how many parts
  const parts = Object.fromEntries(Object.keys(counts).map(path => [path, []]));
  const texts = Object.fromEntries(Array.from(
    document.querySelectorAll('[data-file]'), block => [block.dataset.file, block.textContent]));

  // Two characters are thirteen bits, the lowest first; a single one at the end is six.
  const digits = new Uint8Array(128);
  for (let code = 33, digit = 0; code < 127; code++) if (!'"&<'.includes(String.fromCharCode(code))) digits[code] = digit++;
  const bytes = text => {
    const found = new Uint8Array((text.length >> 1) * 13 + (text.length & 1) * 6 >> 3);
    for (let bits = 0, held = 0, at = 0, n = 0; at < text.length; at += 2) {
      bits |= digits[text.charCodeAt(at)] + 91 * digits[text.charCodeAt(at + 1) & 127] << held;
      for (held += 13; held > 7; held -= 8) {
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
  const files = new Map([...Object.keys(texts), ...Object.keys(counts)].map(path => [here(path), path]));
  const fetchAny = globalThis.fetch;
  globalThis.fetch = async (request, options) => {
    const path = files.get(here(request.url ?? String(request)));
    if (!path) return fetchAny(request, options);
    return new Response(texts[path] ?? unpacked(path), {headers: {'content-type': type(path)}});
  };

  // A module that is packed waits for its text.
  const waiting = path => `
    const text = await (await fetch(${JSON.stringify(path)})).text();
    const {default: whole} = await import(URL.createObjectURL(new Blob([text], {type: 'text/javascript'})));
    export default whole;`;
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

  // What bot-worker.mjs gets: it may not read what this page can, but what is posted to it. It unpacks for itself.
  const asset = path => texts[path]
    ? new Blob([texts[path]], {type: type(path)})
    : new Blob(parts[path], {type: `${type(path)}; packed=${FORMAT}`});
  const worker = 'static/js/bot-worker.mjs';
  globalThis.runtimeAssets = {'bot-worker.mjs': `data:text/javascript,${encodeURIComponent(texts[worker])}`};
  for (const path of files.values()) {
    if (!INTERPRETER.test(path)) continue;
    Object.defineProperty(runtimeAssets, path.split('/').pop(), {get: () => asset(path), enumerable: true});
  }

  import('static/js/boot.mjs'); // what it compiles can be compiled while the rest of the document arrives
}
