// Scripts of single games, by the name that a game's face gives: none is asked for before such a game is opened, and none
// hears anything once it is left.
const SCRIPTS = {aim: () => import('./aim.mjs')}; // told one by one: whatever packs the page finds them here

let root, tell; // the application, what hears of what is done
let shown = ''; // the name of the script of the game on the page
let running = null, leaving = null; // that script, once it is there; what takes its listeners off

/** What scripts are given when they begin. */
export const listen = (app, told) => { [root, tell] = [app, told]; };

/** The page has been drawn: of a game with this script, or with none. */
export const drawn = (name, moves) => {
  if (name === shown) return running?.play(moves);
  leaving?.abort();
  [shown, running, leaving] = [name, null, null];
  if (name) begin(name);
};

const begin = async name => {
  const here = leaving = new AbortController();
  const script = await SCRIPTS[name]().catch(() => null); // the host may be out of reach: the game goes on without it
  if (here.signal.aborted) return;
  if (!script) { shown = ''; return; } // asked for again when the page is drawn next
  running = script;
  script.listen(root, tell, here.signal);
  script.play(false);
};
