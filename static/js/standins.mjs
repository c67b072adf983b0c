// PyScript opens IndexedDB before anything else and stops for good where it is forbidden (cookies blocked,
// sandboxed frame). The game keeps nothing there, so an empty stand-in is all PyScript needs.
const answer = result => {
  const request = {result};
  queueMicrotask(() => request.onsuccess?.({target: request}));
  return request;
};
const store = {
  getAllKeys: () => answer([]), get: () => answer(), getKey: () => answer(), count: () => answer(0),
  clear: () => answer(), put: () => answer(), delete: () => answer(),
};
const database = {transaction: () => ({objectStore: () => store}), close() {}};
Object.defineProperty(globalThis, 'indexedDB', {value: {open: () => answer(database)}});

// Firefox lets nobody broadcast where cookies are blocked; PyScript would, and stops for good as well.
try {
  new BroadcastChannel('baumeister').close();
} catch {
  globalThis.BroadcastChannel = class extends EventTarget { postMessage() {} close() {} };
}
