// The messages between a frame and the page around it. Only that page is heard; the first message of ours from it opens
// the talk, and from then on answers go to its origin and to nobody else.
const LONGEST = 10_000; // characters
const VERSION = 1;

/** What is wrong with a message: the field, and the sentence's name. Null: nothing. */
const fault = (data, asked) => {
  if (data.baumeister !== VERSION) return ['baumeister', 'other-version', {ours: VERSION}];
  const fields = typeof data.type === 'string' && Object.hasOwn(asked, data.type) ? asked[data.type] : null;
  if (!fields) return ['type', 'unknown', {known: Object.keys(asked).join(', ')}];
  const bad = Object.entries(fields).find(([field, kind]) => !(kind.endsWith('?') && data[field] === undefined) &&
    (typeof data[field] !== kind.replace('?', '') || data[field].length > LONGEST));
  return bad ? [bad[0], 'wrong-type', {kind: bad[1].replace('?', '')}] : null;
};

/** Listen to the page around. `answer` gets its messages, `refuse` field, sentence and places of a bad one. */
export const talk = (asked, answer, refuse) => {
  let host = null;
  const post = (type, fields) => {
    if (host) parent.postMessage({...fields, baumeister: VERSION, type}, host);
  };
  addEventListener('message', ({source, origin, data}) => {
    if (parent === window || source !== parent || origin === 'null') return; // a page without origin cannot be named
    if (host && origin !== host) return;
    if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'baumeister')) return; // somebody else's
    host = origin;
    const wrong = fault(data, asked);
    if (wrong) refuse(...wrong);
    else answer(Object.fromEntries(['baumeister', 'type', ...Object.keys(asked[data.type])].map(name => [name, data[name]])));
  });
  return post;
};
