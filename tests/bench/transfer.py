"""How many bytes a host that compresses with brotli sends."""

import hashlib
import json
import subprocess
from collections.abc import Iterable
from pathlib import Path

CACHE = Path(__file__).resolve().parents[2] / ".cache" / "bench" / "brotli.json"
# Node has brotli built in; 11 is what hosts use for files that do not change.
SIZE = """
let data = [];
process.stdin.on('data', part => data.push(part)).on('end', () => {
  const {brotliCompressSync, constants} = require('zlib');
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  console.log(brotliCompressSync(Buffer.concat(data), {params}).length);
});"""
COMMAND = ("node", "-e", SIZE)


def brotli_size(files: Iterable[bytes]) -> int:
    """The sum over files; sizes are kept by content, since the wasm alone takes half a minute."""
    known: dict[str, int] = json.loads(CACHE.read_text()) if CACHE.is_file() else {}
    total = 0
    for data in files:
        key = hashlib.sha256(data).hexdigest()
        if key not in known:
            known[key] = int(subprocess.run(COMMAND, input=data, capture_output=True, check=True).stdout)
        total += known[key]
    CACHE.parent.mkdir(parents=True, exist_ok=True)
    CACHE.write_text(json.dumps(known))
    return total
