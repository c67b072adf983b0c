// Unpacks a zip whose files are stored as they are, such as game/publish/pack.py writes, where Python would first have to
// read its modules for zips: the folder of what is in it stands at its end.
const END = 22, ENTRY = 46, LOCAL = 30; // bytes of a record without its texts
const COUNT = 10, FIRST = 16; // where the end says how many entries there are, and where the first one is
const SIZE = 20, NAME = 28, EXTRA = 30, COMMENT = 32, AT = 42; // where an entry says so

/** Write what is in it below the interpreter's working folder. */
export const unpack = ({FS}, buffer) => {
  const view = new DataView(buffer), end = buffer.byteLength - END;
  const short = at => view.getUint16(at, true), long = at => view.getUint32(at, true);
  let entry = long(end + FIRST);
  for (let left = short(end + COUNT); left; left--) {
    const name = new TextDecoder().decode(new Uint8Array(buffer, entry + ENTRY, short(entry + NAME)));
    const local = long(entry + AT), begin = local + LOCAL + short(local + NAME - 2) + short(local + EXTRA - 2);
    FS.mkdirTree(name.slice(0, name.lastIndexOf('/')));
    FS.writeFile(name, new Uint8Array(buffer, begin, long(entry + SIZE)), {canOwn: true});
    entry += ENTRY + short(entry + NAME) + short(entry + EXTRA) + short(entry + COMMENT);
  }
};
