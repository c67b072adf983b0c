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
