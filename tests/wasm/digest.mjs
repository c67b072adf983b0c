// Runs digest.py in the page's own Pyodide with the game as the page gets it.
// usage: node digest.mjs ROOT [CODE]: what the code comes to, instead of all digests
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const [, , root, code = "from digest import report\nreport('/tests')"] = process.argv;
const runtime = join(root, 'static', 'runtime');
try {
  const {loadPyodide} = await import(pathToFileURL(join(runtime, 'pyodide', 'pyodide.mjs')).href);
  const py = await loadPyodide({stdLibURL: join(runtime, 'pyodide', 'stdlib.zip')});
  py.unpackArchive(new Uint8Array(await readFile(join(runtime, 'game.zip'))), 'zip', {extractDir: '/app'});
  py.FS.mkdirTree('/tests');
  py.mountNodeFS('/tests', join(root, 'tests'));
  py.runPython("import sys; sys.path[:0] = ['/app', '/', '/tests/wasm']");
  console.log(py.runPython(code));
} catch (error) {
  // Thrown past here, Node would print the whole of pyodide.asm.mjs.
  console.error(String(error.message ?? error).trim());
  process.exitCode = 1;
}
