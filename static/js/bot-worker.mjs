// A second interpreter for thinking. The first message is {assets, module}: names -> URLs (or Blobs, where there is no
// host) and the Python module whose `start()` takes over onmessage; everything after that is Python's. With `sums`, URLs
// -> hashes, nothing of another version is taken.
const NOWHERE = 'https://vendored.invalid/'; // never asked: the one file Pyodide looks for there is answered from `assets`

const start = async ({assets, module, sums = {}}) => {
  const url = Object.fromEntries(Object.entries(assets).map(
    ([name, asset]) => [name, typeof asset === 'string' ? asset : URL.createObjectURL(asset)]));
  const [{loadPyodide}, {default: createPyodideModule}] = await Promise.all(
    [import(url['pyodide.mjs']), import(url['pyodide.asm.mjs'])]);
  const fetchAny = self.fetch;
  const ours = (request, options) => fetchAny(request, sums[request] ? {...options, integrity: sums[request]} : options);
  self.fetch = (request, options) => ours(
    String(request) === `${NOWHERE}pyodide.asm.wasm` ? url['pyodide.asm.wasm'] : request, options);
  const py = await loadPyodide({indexURL: NOWHERE, createPyodideModule, stdLibURL: url['stdlib.zip'],
    lockFileContents: await (await ours(url['pyodide-lock.json'])).text()});
  self.fetch = fetchAny;
  py.unpackArchive(await (await ours(url['game.zip'])).arrayBuffer(), 'zip');
  py.pyimport(module).start();
};

onmessage = ({data}) => start(data).catch(error => {
  setTimeout(() => { throw error; }); // from here it reaches the page as the worker's `error` event
});
