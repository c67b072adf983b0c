// What PyScript imports as its interpreter: Pyodide from the vendored files, with options PyScript has no setting for and
// the game unpacked. Loading begins here and now, while PyScript is still reading its own files.
import {loadPyodide as load, version} from '../runtime/pyodide/pyodide.mjs';
export {version};

const at = path => import.meta.resolve(`../runtime/${path}`); // by the import map: of this page's version

// Name -> URL of all that an interpreter with the game in it is made of: bot-worker.mjs gets this table.
export const assets = globalThis.runtimeAssets = {
  'pyodide.mjs': at('pyodide/pyodide.mjs'),
  'pyodide.asm.mjs': at('pyodide/pyodide.asm.mjs'),
  'pyodide.asm.wasm': at('pyodide/pyodide.asm.wasm'),
  'pyodide-lock.json': at('pyodide/pyodide-lock.json'),
  'stdlib.zip': at('pyodide/stdlib.zip'),
  'game.zip': at('game.zip'),
};

// URL -> hash of what belongs to this version of the page, as its import map has them for modules.
const map = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}');
const sums = Object.fromEntries(Object.entries(map.integrity ?? {}).map(([url, sum]) => [new URL(url, document.baseURI).href, sum]));
delete sums[assets['pyodide.asm.wasm']]; // checked, it would be compiled only when all of it is there

globalThis.botWorker = {url: import.meta.resolve('./bot-worker.mjs'), sums};

const output = {stdout: console.log, stderr: console.error};
const PLAIN_WASM = new URL('../runtime/pyodide/pyodide.asm.wasm', import.meta.url).href; // Pyodide knows no other name
const start = async () => {
  const fetchAny = globalThis.fetch;
  globalThis.fetch = (request, options) => {
    const url = String(request) === PLAIN_WASM ? assets['pyodide.asm.wasm'] : request;
    return fetchAny(url, sums[url] ? {...options, integrity: sums[url]} : options);
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
  interpreter.unpackArchive(await game, 'zip');
  performance.mark('interpreter');
  return interpreter;
};
const started = start();
started.catch(() => {}); // a failure reaches the page through PyScript

export const loadPyodide = ({stdout, stderr}) => {
  Object.assign(output, {stdout, stderr});
  return started;
};
