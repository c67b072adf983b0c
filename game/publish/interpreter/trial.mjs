// Runs a program that uses much of an interpreter and prints what it says. usage: node trial.mjs FOLDER SHIPPED ABSENT, the folder
// of the interpreter on trial and that of the shipped one, whose library and loader both use, and a list of modules in JSON.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const [folder, shipped, absent] = process.argv.slice(2);
const PROGRAM = `
import asyncio, importlib, json, pkgutil, sys, traceback, zipfile
from io import BytesIO
import js
from pyodide.ffi import JsException, create_proxy, to_js
from pyodide.code import eval_code, run_js

told = []
absent = set(json.loads(js.absent))

def imported(name):
    try:
        importlib.import_module(name)
    except BaseException as error:
        return next((f"lacks {name}" for name in missed(error) if name in absent), type(error).__name__)
    return ""

def missed(error):
    while error:
        yield getattr(error, "name", "")
        error = error.__context__

SKIP = {"antigravity", "this", "idlelib", "turtledemo", "__main__"}
names = sorted({*sys.builtin_module_names, *(m.name for m in pkgutil.iter_modules())} - SKIP)
names = [name for name in names if not name.startswith(("_test", "test"))]
imports = {name: imported(name) for name in [*names, *absent]}

import array, bisect, collections, datetime, functools, hashlib, heapq, itertools, math, random
import re, string, struct, textwrap, unicodedata, zlib
told += [hashlib.new(name, b"x", usedforsecurity=False).hexdigest(*([8] if "shake" in name else []))
         for name in sorted(hashlib.algorithms_guaranteed)]
told += [repr(math.sqrt(2) ** 7), repr(0.1 + 0.2), repr(1e300 * 1e10), str(2 ** 521 - 1)]
told += [random.Random(5).getrandbits(80), zlib.crc32(zlib.compress(b"stone" * 99)), unicodedata.name("ß")]
told += [json.dumps({"a": [1, 2.5, None, True, "ü"]}), re.sub(r"(\\w+) (\\w+)", r"\\2 \\1", "red stone"), f"{3.14159:>10.2f}"]
told += [struct.pack("<dI", 1.5, 7).hex(), str(datetime.date(2026, 2, 28)), sorted("lapis")]

# between the languages
told += [run_js("[1, 'zwei', {three: 3n}]").to_py()[1], js.Math.max(3, 9), list(to_js([1, 2, 3])), run_js("new Uint8Array([7, 8])").to_bytes()]
try:
    run_js("(() => { throw new TypeError('thrown') })()")
except JsException as error:
    told.append(str(error))
try:
    run_js("f => f()")(create_proxy(lambda: 1 // 0))
except Exception as error:
    told.append(type(error).__name__)
told.append(run_js("f => f(2, 3)")(create_proxy(lambda a, b: a * b)))

async def waits():
    await asyncio.sleep(0)
    value = await run_js("new Promise(resolve => setTimeout(() => resolve(42), 1))")
    try:
        await run_js("Promise.reject(new Error('refused'))")
    except JsException as error:
        return value, str(error)

def deep(n):
    return n and deep(n - 1)

try:
    deep(100_000)
except RecursionError as error:
    told.append("deep")

packed = BytesIO()
with zipfile.ZipFile(packed, "w") as archive:
    archive.writestr("a/b.txt", "stone")
told.append(zipfile.ZipFile(packed).read("a/b.txt"))
try:
    compile("clas X: 1", "x", "exec")
except SyntaxError:
    told.append(traceback.format_exc().splitlines()[-1])
told.append(eval_code("sum(range(10))"))
told.append(await waits())
json.dumps([imports, repr(told)])
`;

const {loadPyodide} = await import(pathToFileURL(join(shipped, 'pyodide.mjs')).href);
const {default: createPyodideModule} = await import(pathToFileURL(join(folder, 'pyodide.asm.mjs')).href);
const lockFileContents = await readFile(join(shipped, 'pyodide-lock.json'), 'utf8');
const python = await loadPyodide({
  indexURL: folder, createPyodideModule, lockFileContents, stdLibURL: join(shipped, 'python_stdlib.zip'), env: {PYTHONHASHSEED: '0'},
});
globalThis.absent = absent;
console.log(await python.runPythonAsync(PROGRAM));
process.exit(0);
