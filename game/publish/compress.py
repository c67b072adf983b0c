"""Copies of files as hosts may send them: `.gz` by the standard library, `.br` by Node."""

import gzip
import subprocess
from collections.abc import Iterable
from pathlib import Path

from game.publish.install import node
from game.publish.problem import PublishError
from game.publish.remake import write

COPIES = (".gz", ".br")
PACKED = {".png", ".whl"}  # nothing to gain
PROGRAM = """
const {readFileSync, writeFileSync} = require('fs');
const {brotliCompressSync, constants: {BROTLI_PARAM_QUALITY: q, BROTLI_PARAM_LGWIN: w}} = require('zlib');
for (const path of readFileSync(0, 'utf8').split('\\n'))
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), {params: {[q]: 11, [w]: 24}}));
"""


def compress(files: Iterable[Path]) -> int:
    """Write both copies beside each file, the same bytes every time; return what is sent with brotli."""
    every = list(files)
    found = [path for path in every if path.suffix not in PACKED]
    for path in found:
        write(Path(f"{path}.gz"), gzip.compress(path.read_bytes(), 9, mtime=0))
    names = "\n".join(map(str, found)).encode()
    done = subprocess.run([node(), "-e", PROGRAM], input=names, capture_output=True, check=False)
    if done.returncode:
        raise PublishError("Node could not compress the files.", "Build without --compress.")
    sent = (path if path.suffix in PACKED else Path(f"{path}.br") for path in every)
    return sum(path.stat().st_size for path in sent)
