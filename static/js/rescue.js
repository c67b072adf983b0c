// The rescue page: lists what the game keeps in this browser, saves it as a file that the game can import, and removes
// single things after asking. A classic script that needs nothing else; what is kept is only ever shown as text.
{
  const OURS = 'baumeister.';
  const HEAD = {baumeister: 1}; // the first line of a backup: its format
  const root = document.documentElement;
  const all = JSON.parse(document.getElementById('sentences').textContent);

  const storage = (() => {
    try { return localStorage; } catch { return null; } // refused
  })();
  const settings = () => {
    try { return JSON.parse(storage.getItem(`${OURS}settings`)) ?? {}; } catch { return {}; }
  };
  const {language, theme} = settings();
  root.lang = [language, ...navigator.languages.map(tag => tag.slice(0, 2))].find(tag => Object.hasOwn(all, tag)) ?? 'en';
  if (['light', 'dark'].includes(theme)) root.dataset.theme = theme;
  const texts = all[root.lang];

  const filled = (sentence, places) => sentence.replace(/\{(\w+)\}/g, (_, name) => places[name]);
  const find = selector => document.querySelector(selector);
  const element = (name, entries, ...children) => {
    const made = Object.assign(document.createElement(name), entries);
    made.append(...children);
    return made;
  };

  // ---- what is kept -----------------------------------------------------------------------------------

  const keys = () => storage ? Object.keys(storage).filter(key => key.startsWith(OURS)).sort() : [];
  const bare = key => key.slice(OURS.length);
  const kind = key => {
    const [name] = bare(key).split('.');
    return Object.hasOwn(texts.kept, name) ? texts.kept[name] : texts.other;
  };

  /** A line for each, as backups of the game have it. */
  const file = chosen => [HEAD, ...chosen.map(key => ({key: bare(key), text: storage.getItem(key)}))]
    .map(row => `${JSON.stringify(row)}\n`).join('');

  const save = (name, chosen) => {
    const day = new Date().toLocaleDateString('sv'); // 2026-03-01
    const url = URL.createObjectURL(new Blob([file(chosen)], {type: 'text/plain'}));
    element('a', {href: url, download: `${name}-${day}.txt`}).click();
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  };

  // ---- removing ---------------------------------------------------------------------------------------

  const dialog = find('.rescue-ask');
  const ask = key => {
    find('#ask').textContent = filled(texts.ask, {name: bare(key)});
    find('.rescue-remove').onclick = () => {
      storage.removeItem(key);
      dialog.close();
      show();
      find('.rescue-told').textContent = filled(texts.removed, {name: bare(key)});
      find('.rescue-all').focus();
    };
    dialog.showModal();
  };

  // ---- what is shown ----------------------------------------------------------------------------------

  const button = (label, spoken, act) => element('button', {type: 'button', className: 'button', ariaLabel: spoken, onclick: act}, label);

  const row = key => {
    const name = bare(key);
    return element('li', {},
      element('div', {},
        element('b', {}, name),
        element('small', {}, `${kind(key)} · ${filled(texts.size, {n: storage.getItem(key).length})}`)),
      element('div', {className: 'button-row'},
        button(texts.save, filled(texts.save_one, {name}), () => save(`baumeister-${name.replace(/[^\w-]+/g, '-').slice(0, 60)}`, [key])),
        button(texts.remove, filled(texts.remove_one, {name}), () => ask(key))));
  };

  const show = () => {
    const kept = keys();
    find('.rescue-kept').replaceChildren(...kept.map(row));
    find('.rescue-all').hidden = !kept.length;
    find('.rescue-told').textContent = storage ? kept.length ? '' : texts.none : texts.no_storage;
  };

  document.title = `${texts.title} – Baumeister`;
  find('h1').textContent = texts.title;
  find('.rescue-about').textContent = texts.about;
  find('.rescue-again').textContent = texts.again;
  find('.rescue-all').textContent = texts.all;
  find('a.button').textContent = texts.back;
  find('.rescue-leave').textContent = texts.leave;
  find('.rescue-remove').textContent = texts.remove;
  find('.rescue-all').onclick = () => save('baumeister', keys());
  find('.rescue-leave').onclick = () => dialog.close();
  addEventListener('storage', show);
  show();
}
