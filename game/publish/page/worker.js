// The service worker. Before this text stand Workbox and the constants BUILD, FRESH and FILES, put there by the build.
// It keeps one version of the site whole, each file checked by its hash, and answers every request for it from there:
// a page sees files of this version or none. The next version is fetched by its own worker, which waits until it is
// told to take over or no page is open any more.
const {core, precaching, routing} = workbox;
core.setCacheNameDetails({prefix: 'baumeister'}); // Workbox ends the names with the scope: one host may hold several copies

const START = 'index.html';
const plain = url => new URL(url.pathname, url).href;
const mine = new Map(FILES.map(({url}) => [plain(new URL(url, registration.scope)), new URL(url, registration.scope)]));
mine.set(registration.scope, mine.get(new URL(START, registration.scope).href));
const known = url => mine.has(plain(url));
const isPage = url => mine.get(plain(url)).pathname.endsWith('.html');

/** Without a revision, and for a page with whatever query: the file as this version has it. Another revision: none. */
const urlManipulation = ({url}) => known(url) && (isPage(url) || !url.searchParams.has('v')) ? [mine.get(plain(url))] : [];

/** What the page has just loaded is not sent twice: a hash says what is in a file, so its age does not matter. */
const requestWillFetch = async ({request}) => {
  const url = request.url === mine.get(registration.scope).href ? registration.scope : request.url; // as it was visited
  const loaded = new Request(url, {integrity: request.integrity, cache: 'only-if-cached', mode: 'same-origin'});
  const whole = await fetch(loaded).then(({ok}) => ok, () => false);
  return whole ? loaded : new Request(request, {cache: 'reload'});
};

/** What does not arrive as it was built is named to the pages; the worker itself is gone then. */
const handlerDidError = async ({request}) => {
  const lacking = plain(new URL(request.url)).slice(registration.scope.length);
  for (const page of await clients.matchAll({includeUncontrolled: true})) page.postMessage({build: BUILD, lacking});
};
precaching.addPlugins([{requestWillFetch, handlerDidError}]);
if (FRESH) { // a page served from its sources is as they are now, when the server is there
  routing.registerRoute(({request, url}) => request.mode === 'navigate' && known(url),
    ({request, url}) => fetch(request).catch(() => precaching.matchPrecache(mine.get(plain(url)).href)));
}
precaching.precacheAndRoute(FILES, {directoryIndex: null, cleanURLs: false, ignoreURLParametersMatching: [], urlManipulation});
if (!FRESH) routing.registerRoute(({url}) => known(url) && url.searchParams.has('v') && !isPage(url), () => Response.error());

core.clientsClaim(); // the page that has loaded all this goes on with it: same files, or none

/** Whether every file is really there. */
const complete = async () => {
  const cache = await caches.open(core.cacheNames.precache);
  const kept = new Set((await cache.keys()).map(({url}) => url));
  return FILES.every(({url}) => kept.has(precaching.getCacheKeyForURL(url)));
};

const ANSWERS = {
  state: async () => ({build: BUILD, complete: await complete(), fresh: FRESH}),
  switch: () => skipWaiting(),
};
addEventListener('message', event => {
  const answer = ANSWERS[event.data]?.();
  if (answer) event.waitUntil(answer.then(said => event.ports[0]?.postMessage(said)));
});
