// Short sounds, each fetched when it is first heard. Nothing is heard before somebody has touched the page, while the
// page is hidden, or where less motion is asked for and sound without it is not.
import {lands} from './motion.mjs';

const VOLUME = 0.6, WAKES_MS = 300; // so long it may take until sound can be made
const TONES = new Set(['points', 'end']); // always the same; no stone sounds like another
const LOWER = 0.92, PITCHES = 0.16, SOFTER = 0.8, VOLUMES = 0.2;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const fetched = new Map();
const coming = new Set(); // what is heard, or will be
let context = null;

const touched = () => navigator.userActivation?.hasBeenActive ?? true;

/** Play a sound: at once, or when what moves has landed; `always`: with reduced motion as well. */
export const play = (name, landed, always) => {
  if (document.hidden || (calm.matches && !always) || !touched()) return;
  context ??= new AudioContext();
  const awake = Promise.race([context.resume(), new Promise(after => { setTimeout(after, WAKES_MS); })]);
  // what moves is set moving when the page has been drawn, after this
  setTimeout(() => sound(name, landed ? lands() : 0, awake).catch(() => {}));
};

const sound = async (name, when, awake) => {
  const [buffer] = await Promise.all([load(name), awake]);
  if (document.hidden || context.state !== 'running') return;
  const own = !TONES.has(name);
  const source = new AudioBufferSourceNode(context, {buffer, playbackRate: own ? LOWER + PITCHES * Math.random() : 1});
  const gain = VOLUME * (own ? SOFTER + VOLUMES * Math.random() : 1);
  source.connect(new GainNode(context, {gain})).connect(context.destination);
  coming.add(source);
  source.addEventListener('ended', () => coming.delete(source));
  source.start(context.currentTime + Math.max(0, when - performance.now()) / 1000);
};

const load = name => {
  if (!fetched.has(name)) fetched.set(name, read(name).catch(error => { fetched.delete(name); throw error; }));
  return fetched.get(name);
};

const read = async name => {
  const answer = await fetch(new URL(`../sounds/${name}.wav`, import.meta.url));
  return context.decodeAudioData(await answer.arrayBuffer());
};

document.addEventListener('visibilitychange', () => { if (document.hidden) coming.forEach(source => source.stop()); });
