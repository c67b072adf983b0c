// The player of a replay: steps, goes on by itself, jumps by round. What it shows comes from drawn steps or from the game.
const KEYS = {
  ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last', PageUp: 'round-back', PageDown: 'round-on',
};

/** Run the player in an element. `game`: {first, last, rounds, show(ply)}; `filled`: a sentence with its places filled. */
export const play = (element, game, filled) => {
  const on = name => element.querySelector(`[data-cmd="${name}"]`);
  const [step, said] = ['step', 'said'].map(name => element.querySelector(`[data-fill="${name}"]`));
  let at = game.first, timer = null;

  const run = running => {
    const had = on(running ? 'run' : 'pause') === document.activeElement;
    clearInterval(timer);
    timer = running ? setInterval(() => at < game.last ? go(at + 1) : run(false), Number(on('speed').value)) : null;
    [on('run').hidden, on('pause').hidden] = [running, !running];
    if (had) on(running ? 'pause' : 'run').focus();
  };
  const go = ply => {
    const next = Math.min(game.last, Math.max(game.first, ply));
    if (next === game.last) run(false);
    if (next !== at) game.show(next);
  };
  const COMMANDS = {
    first: () => game.first,
    back: () => at - 1,
    forward: () => at + 1,
    last: () => game.last,
    'round-back': () => game.rounds.findLast(ply => ply < at) ?? game.first,
    'round-on': () => game.rounds.find(ply => ply > at) ?? game.last,
  };
  const command = name => {
    if (name === 'run' && at === game.last) go(game.first);
    if (['run', 'pause'].includes(name)) run(name === 'run');
    else if (Object.hasOwn(COMMANDS, name)) {
      run(false);
      go(COMMANDS[name]());
    }
  };

  const stop = new AbortController();
  const {signal} = stop;
  element.addEventListener('click', ({target}) => command(target.closest('button')?.dataset.cmd), {signal});
  on('speed').addEventListener('change', () => { if (timer) run(true); }, {signal});
  document.addEventListener('keydown', event => {
    const idle = event.target === document.body || event.target.id === 'app'; // where a started game has the focus
    const free = idle || (element.contains(event.target) && event.target.localName !== 'select');
    if (!free || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const name = event.key === ' ' && idle ? (timer ? 'pause' : 'run') : KEYS[event.key];
    if (!name) return;
    event.preventDefault();
    event.stopPropagation(); // the game has a use of its own for some of them
    command(name);
  }, {signal, capture: true});
  element.hidden = false;
  run(false);
  return {
    command,
    go,
    stop: () => {
      run(false);
      stop.abort();
    },
    /** What is on the screen now. */
    shown: (ply, sentence) => {
      at = ply;
      step.textContent = filled('step', {n: ply, all: game.last});
      said.textContent = sentence;
    },
  };
};
