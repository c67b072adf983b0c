// What PyScript imports as its interpreter: Pyodide from the vendored files, with options PyScript has no setting for and
// the game unpacked. Loading begins here and now, while PyScript is still reading its own files.
import {loadPyodide as load, version} from '../runtime/pyodide/pyodide.mjs';
import {release} from './release.mjs';
export {version};

const at = path => new URL(`../runtime/${path}`, import.meta.url).href;

// Name -> URL of all that an interpreter with the game in it is made of: bot-worker.mjs gets this table.
export const assets = globalThis.runtimeAssets = {
  'pyodide.mjs': at('pyodide/pyodide.mjs'),
  'pyodide.asm.mjs': at('pyodide/pyodide.asm.mjs'),
  'pyodide.asm.wasm': at('pyodide/pyodide.asm.wasm'),
  'pyodide-lock.json': at('pyodide/pyodide-lock.json'),
  'stdlib.zip': at('pyodide/stdlib.zip'),
  'game.zip': release ? release.wheel : at('game.zip'),
};

const output = {stdout: console.log, stderr: console.error};
const start = async () => {
  const game = fetch(assets['game.zip']).then(answer => answer.arrayBuffer());
  const interpreter = await load({
    indexURL: at('pyodide/'),
    stdLibURL: assets['stdlib.zip'],
    stdout: text => output.stdout(text),
    stderr: text => output.stderr(text),
  });
  if (release) await (await import('./archived.mjs')).install(interpreter, release, await game);
  else interpreter.unpackArchive(await game, 'zip');
  performance.mark('interpreter');
  return interpreter;
};
const started = start();
started.catch(() => {}); // a failure reaches the page through PyScript

export const loadPyodide = ({stdout, stderr}) => {
  Object.assign(output, {stdout, stderr});
  return started;
};
