// Starts the interpreter and PyScript, which runs the last script of index.html. The order of the imports is the order of running.
import './standins.mjs';
import './boot.mjs';
import {hooks} from '../runtime/pyscript/core.js';

// This hook serves PyScript's own workers only, and is turned into code by Function(), which the policy forbids.
hooks.worker.onBeforeRunAsync.clear();

// An error that nobody caught in the game is an uncaught error of the page; what it prints stays on the console.
hooks.main.onReady.add(({io}) => {
  io.stderr = said => said instanceof Error ? reportError(said) : console.error(said);
});
