// Language and theme as the player chose them, before the interpreter is there.

/** What is stored under a key, or null; storage throws where cookies are blocked and in a sandboxed frame. */
export const stored = key => {
  try { return localStorage.getItem(key); } catch { return null; }
};

const settings = (() => {
  try { return JSON.parse(stored('baumeister.settings')) ?? {}; } catch { return {}; }
})();

const LANGUAGES = ['en', 'de'];
const wanted = [settings.language, ...navigator.languages.map(tag => tag.slice(0, 2))];
export const language = wanted.find(tag => LANGUAGES.includes(tag)) ?? 'en';

const root = document.documentElement;
root.lang = language;
if (['light', 'dark'].includes(settings.theme)) root.dataset.theme = settings.theme;
