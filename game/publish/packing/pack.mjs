// Runs pack_inside.py in the Pyodide that is sent: byte code has to come from the Python that will read it.
// usage: node pack.mjs JOB, a JSON object {root, task, ...} which pack.py describes
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

// The same bytes every time; no columns beside line numbers: where no source is, tracebacks show none.
const ENVIRONMENT = {PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1'};
const job = JSON.parse(process.argv[2]);
const at = path => join(job.root, path);
try {
  const {loadPyodide} = await import(pathToFileURL(at('static/runtime/pyodide/pyodide.mjs')).href);
  const py = await loadPyodide({env: ENVIRONMENT, packageCacheDir: at('.cache'), ...job.options});
  py.FS.mkdirTree('/root');
  py.mountNodeFS('/root', job.root);
  const inside = py.runPython(await readFile(at('game/publish/packing/pack_inside.py'), 'utf8') + '\nglobals()', {
    globals: py.toPy({__name__: 'pack_inside'}),
  });
  if (job.task === 'stdlib') {
    // What loading packages and micropip import belongs to the standard library that is kept.
    py.unpackArchive(new Uint8Array(await readFile(at(job.wheel))), 'wheel');
    inside.get('empty_wheel')('/tmp/empty-1-py3-none-any.whl');
    await py.runPythonAsync("import micropip; await micropip.install('emfs:/tmp/empty-1-py3-none-any.whl'); micropip.freeze()");
  }
  inside.get(job.task)(py.toPy(job));
} catch (error) {
  // Thrown past here, Node would print the whole of pyodide.asm.mjs.
  console.error(String(error.message ?? error).trim());
  process.exitCode = 1;
}
