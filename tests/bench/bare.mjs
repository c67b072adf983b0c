import {loadPyodide} from './stock/pyodide.mjs';

await loadPyodide();
performance.mark('playable');
