// The page's own Pyodide and game in Chromium, asked how long bots take for turns of playing.py's game.
import {loadPyodide} from '../static/runtime/pyodide/pyodide.mjs';

const indexURL = new URL('../static/runtime/pyodide/', import.meta.url).href;
const fetched = async name => new Uint8Array(await (await fetch(name)).arrayBuffer());

const py = await loadPyodide({indexURL, stdLibURL: `${indexURL}stdlib.zip`});
py.unpackArchive(await fetched('../static/runtime/game.zip'), 'zip', {extractDir: '/app'});
py.FS.writeFile('/app/playing.py', await fetched('playing.py'));
py.FS.writeFile('/app/game.txt', await fetched('game.txt'));
py.runPython(`import sys; sys.path.insert(0, '/app')`);
const {thinking, turns} = py.pyimport('playing');
turns('/app/game.txt'); // not while a turn is measured

// Slice by slice, as on the page: how long all of them took, and the longest.
globalThis.turn = (level, number) => {
  const slices = thinking(level, number, '/app/game.txt');
  const start = performance.now();
  let longest = 0, before = start;
  while (!slices.next().done) {
    const now = performance.now();
    [longest, before] = [Math.max(longest, now - before), now];
  }
  return [performance.now() - start, longest];
};
