// The kill switch: put in the place of sw.js it removes the worker and all it keeps, and pages come from the host again.
// Saved games stay. Pages that were answered by the old worker are loaded again, once.
const ours = name => name.startsWith('baumeister-') && name.endsWith(registration.scope);

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil((async () => {
  await registration.unregister();
  const pages = await clients.matchAll({type: 'window'});
  for (const name of await caches.keys()) if (ours(name)) await caches.delete(name);
  for (const page of pages) page.navigate(page.url).catch(() => {}); // not awaited: a page waits for this to be done
})()));
