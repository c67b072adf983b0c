// Unpacks a zip. One whose files are stored as they are, as game/publish/packing/pack.py writes them, needs no Python for it, which
// would first have to read its modules for zips. The table of what is in a zip stands at its end.
const END = 22, ENTRY = 46, LOCAL = 30; // bytes of a record without its texts
const COUNT = 10, TABLE = 16; // where the end says how many entries there are, and where the table begins
const METHOD = 10, SIZE = 20, NAME = 28, EXTRA = 30, COMMENT = 32, AT = 42; // where an entry says so
const LOCAL_NAME = 26, LOCAL_EXTRA = 28;
const STORED = 0;

/** Write what is in it below the interpreter's working folder. */
export const unpack = (py, buffer) => {
  const entries = [...table(buffer)];
  if (entries.some(({method}) => method !== STORED)) return py.unpackArchive(buffer, 'zip'); // such as a wheel
  for (const {name, begin, size} of entries) {
    py.FS.mkdirTree(`./${name}`.slice(0, name.lastIndexOf('/') + 2));
    py.FS.writeFile(name, new Uint8Array(buffer, begin, size), {canOwn: true});
  }
};

function* table(buffer) {
  const view = new DataView(buffer), end = buffer.byteLength - END;
  const short = at => view.getUint16(at, true), long = at => view.getUint32(at, true);
  let entry = long(end + TABLE);
  for (let left = short(end + COUNT); left; left--) {
    const named = short(entry + NAME), local = long(entry + AT);
    const name = new TextDecoder().decode(new Uint8Array(buffer, entry + ENTRY, named));
    const begin = local + LOCAL + short(local + LOCAL_NAME) + short(local + LOCAL_EXTRA);
    yield {name, method: short(entry + METHOD), size: long(entry + SIZE), begin};
    entry += ENTRY + named + short(entry + EXTRA) + short(entry + COMMENT);
  }
}
