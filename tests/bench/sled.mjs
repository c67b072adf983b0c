// The page's own Pyodide and game in Chromium, asked how long single pulls of pulls.py take.
import {loadPyodide} from '../static/runtime/pyodide/pyodide.mjs';

const indexURL = new URL('../static/runtime/pyodide/', import.meta.url).href;
const fetched = async name => new Uint8Array(await (await fetch(name)).arrayBuffer());

const py = await loadPyodide({indexURL, stdLibURL: `${indexURL}stdlib.zip`});
py.unpackArchive(await fetched('../static/runtime/game.zip'), 'zip', {extractDir: '/app'});
py.FS.mkdirTree('/app/tests/games/abusir/sled');
py.FS.writeFile('/app/tests/games/abusir/sled/drawn.py', await fetched('drawn.py'));
py.FS.writeFile('/app/pulls.py', await fetched('pulls.py'));
py.runPython(`import sys; sys.path.insert(0, '/app')`);
const {pull_ms, loop_ms} = py.pyimport('pulls');
globalThis.pullMs = pull_ms;
globalThis.loopMs = loop_ms;
