// The page's own Pyodide and game in Chromium, asked for the rate of each meter of speed.py.
import {loadPyodide} from '../static/runtime/pyodide/pyodide.mjs';

const indexURL = new URL('../static/runtime/pyodide/', import.meta.url).href;
const fetched = async name => new Uint8Array(await (await fetch(name)).arrayBuffer());

const py = await loadPyodide({indexURL, stdLibURL: `${indexURL}stdlib.zip`});
py.unpackArchive(await fetched('../static/runtime/game.zip'), 'zip', {extractDir: '/app'});
py.FS.writeFile('/app/speed.py', await fetched('speed.py'));
py.runPython(`import sys; sys.path.insert(0, '/app')`);
const {METERS, WARM_S} = py.pyimport('speed');

// A long call of Python stays in the code it began with; only slices meet the faster one.
globalThis.rate = (name, seconds) => {
  const meter = METERS.get(name)();
  const until = end => {
    let done = 0;
    while (performance.now() < end) done += meter.next().value;
    return done;
  };
  until(performance.now() + WARM_S * 1000);
  const start = performance.now();
  const done = until(start + seconds * 1000);
  return done * 1000 / (performance.now() - start);
};
