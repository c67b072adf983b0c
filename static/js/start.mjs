// Starts the interpreter and PyScript, which runs game/web/main.py. The order of the imports is the order of running.
import './noidb.mjs';
import './boot.mjs';
import {hooks} from '../runtime/pyscript/core.js';

// This hook serves PyScript's own workers only, and is turned into code by Function(), which the policy forbids.
hooks.worker.onBeforeRunAsync.clear();
