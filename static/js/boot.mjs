// What PyScript imports as its interpreter: Pyodide from the vendored files, with options PyScript has no setting for and
// the game unpacked. Loading begins here and now, while PyScript is still reading its own files.
import {loadPyodide as load, version} from '../runtime/pyodide/pyodide.mjs';
import {release} from './release.mjs';
import {unpack} from './stored.mjs';
export {version};

performance.mark('boot');

// Which file is meant, and what is in it: the page's import map says so for all of its version, by address.
const absolute = url => new URL(url, document.baseURI).href;
const said = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}');
const entries = (table, own) => Object.fromEntries(Object.entries(table ?? {}).map(([url, value]) => [absolute(url), own(value)]));
const revised = entries(said.integrity && said.imports, absolute);
const sums = globalThis.runtimeSums = entries(said.integrity, sum => sum);

const at = path => {
  const url = new URL(`../runtime/${path}`, import.meta.url).href;
  return revised[url] ?? url;
};

// Name -> URL of all that an interpreter with the game in it is made of.
const assets = {
  'pyodide.mjs': at('pyodide/pyodide.mjs'),
  'pyodide.asm.mjs': at('pyodide/pyodide.asm.mjs'),
  'pyodide.asm.wasm': at('pyodide/pyodide.asm.wasm'),
  'pyodide-lock.json': at('pyodide/pyodide-lock.json'),
  'stdlib.zip': at('pyodide/stdlib.zip'),
  'game.zip': release ? release.wheel : at('game.zip'),
};
// A worker gets this table, with scripts of ours; a page that is one file has made one already, of data.
const ours = Object.fromEntries(['bot-worker.mjs', 'stored.mjs'].map(name => [name, at(`../js/${name}`)]));
globalThis.runtimeAssets ??= {...assets, ...ours};

delete sums[assets['pyodide.asm.wasm']]; // checked, it would be compiled only when all of it is there

// On a first visit people see how far it is: what arrives is counted on its way. Later that would cost the browser's
// compiled code, which it keeps for answers that come straight from its cache.
const isFirst = (() => {
  try { return !localStorage.getItem('baumeister.page') && !navigator.serviceWorker?.controller; } catch { return false; }
})();
const tell = (type, detail) => dispatchEvent(new CustomEvent(type, {detail}));
const counted = answer => {
  if (!isFirst || !answer.body) return answer;
  let bytes = 0;
  const count = new TransformStream({transform(piece, onward) {
    bytes += piece.length;
    tell('arriving', {url: answer.url, bytes});
    onward.enqueue(piece);
  }});
  return new Response(answer.body.pipeThrough(count), {status: answer.status, headers: answer.headers});
};

// A language's catalogues, zipped. The game asks for those of a language that is chosen later, too.
globalThis.runtimeWords = async language => {
  const url = at(`words/${language}.zip`);
  const answer = await fetch(url, sums[url] ? {integrity: sums[url]} : {});
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
};
// English is in the game, and an archived release has all its languages. Without its words the game speaks English.
const first = document.documentElement.lang;
const words = first === 'en' || release ? null : runtimeWords(first).catch(() => null);

const output = {stdout: console.log, stderr: console.error};
const PLAIN_WASM = new URL('../runtime/pyodide/pyodide.asm.wasm', import.meta.url).href; // Pyodide knows no other name
const start = async () => {
  const fetchAny = globalThis.fetch;
  globalThis.fetch = (request, options) => {
    const url = String(request) === PLAIN_WASM ? assets['pyodide.asm.wasm'] : request;
    return fetchAny(url, sums[url] ? {...options, integrity: sums[url]} : options).then(counted, error => {
      tell('lost', {url}); // the error names no file
      throw error;
    });
  };
  const game = fetch(assets['game.zip']).then(answer => answer.arrayBuffer());
  const interpreter = await load({
    indexURL: at('pyodide/'),
    lockFileURL: assets['pyodide-lock.json'],
    packageBaseUrl: at('pyodide/'),
    stdLibURL: assets['stdlib.zip'],
    stdout: text => output.stdout(text),
    stderr: text => output.stderr(text),
  }).finally(() => { globalThis.fetch = fetchAny; });
  performance.mark('pyodide');
  if (release) await (await import('./archived.mjs')).install(interpreter, release, await game);
  else for (const zip of [await game, await words].filter(Boolean)) unpack(interpreter, zip);
  performance.mark('interpreter');
  return interpreter;
};
const started = start();
started.catch(() => {}); // a failure reaches the page through PyScript

export const loadPyodide = ({stdout, stderr}) => {
  Object.assign(output, {stdout, stderr});
  return started;
};
