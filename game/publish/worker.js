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

// What the page has just loaded is not sent twice, even by a host that cannot say whether it has changed: taken from the
// browser's cache if it is there by its hash. All else is asked for.
const isHeld = request => fetch(new Request(request, {cache: 'only-if-cached', mode: 'same-origin'}))
  .then(answer => answer.ok && request.integrity !== '', () => false);
precaching.addPlugins([{requestWillFetch: async ({request}) =>
  new Request(request, {cache: await isHeld(request) ? 'force-cache' : 'no-cache'})}]);
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
