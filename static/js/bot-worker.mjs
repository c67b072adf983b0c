// A second interpreter for thinking. The first message is {assets, module}: names -> URLs (or Blobs, where there is no
// host; the type of one that is compressed says how, `TYPE; packed=FORMAT`) and the Python module whose `start()` takes
// over onmessage; everything after that is Python's. With `sums`, URLs -> hashes, nothing of another version is taken.
const NOWHERE = 'https://vendored.invalid/'; // never asked: the one file Pyodide looks for there is answered from `assets`

const address = async asset => {
  if (typeof asset === 'string') return asset;
  const [type, format] = asset.type.split('; packed=');
  if (!format) return URL.createObjectURL(asset);
  const plain = asset.stream().pipeThrough(new DecompressionStream(format));
  return URL.createObjectURL(await new Response(plain, {headers: {'content-type': type}}).blob());
};

const start = async ({assets, module, sums = {}}) => {
  const url = Object.fromEntries(await Promise.all(
    Object.entries(assets).map(async ([name, asset]) => [name, await address(asset)])));
  const [{loadPyodide}, {default: createPyodideModule}, {unpack}] = await Promise.all(
    ['pyodide.mjs', 'pyodide.asm.mjs', 'stored.mjs'].map(name => import(url[name])));
  const fetchAny = self.fetch;
  const ours = (request, options) => fetchAny(request, sums[request] ? {...options, integrity: sums[request]} : options);
  self.fetch = (request, options) => ours(
    String(request) === `${NOWHERE}pyodide.asm.wasm` ? url['pyodide.asm.wasm'] : request, options);
  const py = await loadPyodide({indexURL: NOWHERE, createPyodideModule, stdLibURL: url['stdlib.zip'],
    lockFileContents: await (await ours(url['pyodide-lock.json'])).text()});
  self.fetch = fetchAny;
  unpack(py, await (await ours(url['game.zip'])).arrayBuffer());
  py.pyimport(module).start();
};

onmessage = ({data}) => start(data).catch(error => {
  setTimeout(() => { throw error; }); // from here it reaches the page as the worker's `error` event
});
