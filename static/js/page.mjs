// Loads PyScript, which runs game/web/main.py.
import {hooks} from '../runtime/pyscript/core.js';

// This hook serves PyScript's own workers only, and is turned into code by Function(), which the policy forbids.
hooks.worker.onBeforeRunAsync.clear();
