// The first picture, before anything else is loaded: theme, language, and the board as it was left or as it starts.
// A classic script, run while the page is being read: the first frame shows its work.
{
  const root = document.documentElement;
  const languages = Object.keys(JSON.parse(document.getElementById('sentences').textContent));
  const app = document.getElementById('app');

  // Storage throws where cookies are blocked and in a sandboxed frame.
  const stored = (key, longest) => {
    try {
      const text = localStorage.getItem(key);
      return text?.length > longest ? null : text;
    } catch { return null; }
  };
  const settings = () => {
    try { return JSON.parse(stored('baumeister.settings', 1_000)) ?? {}; } catch { return {}; }
  };

  // Tags that are opened and not closed one in another: the parser and the cleaner take for ever over thousands.
  const tooDeep = html => {
    let depth = 0;
    return [...html.matchAll(/<(\/?)(?!br|hr|img|input|wbr)[a-z][^>]*(?:>|$)/gi)].some(([tag, end]) => {
      depth += end ? -1 : tag.endsWith('/>') ? 0 : 1;
      return depth > 200;
    });
  };

  // The page as it was last seen is text from storage: whatever it holds, it cannot run or load anything here. Where the
  // browser can clean, only what our pages are made of stays, and only addresses within the page.
  const ELEMENTS = 'article b button dd details div dl dt em footer h1 h2 h3 header i input kbd li nav ol p section small' +
    ' span summary table tbody td th thead tr ul';
  const SHAPES = 'circle defs foreignObject g path pattern rect svg symbol text use';
  const ATTRIBUTES = 'aria-checked aria-current aria-disabled aria-expanded aria-hidden aria-keyshortcuts aria-label' +
    ' aria-labelledby aria-pressed aria-valuemax aria-valuemin aria-valuenow aria-valuetext class cx cy d fill focusable' +
    ' font-size height hidden href id inputmode lang max min opacity patternTransform patternUnits placeholder' +
    ' pointer-events popover popovertarget popovertargetaction preserveAspectRatio r role rx scope step stroke' +
    ' stroke-dasharray stroke-linecap stroke-linejoin stroke-width tabindex title transform type viewBox width x y';
  const sifted = html => {
    const shapes = SHAPES.split(' ').map(name => ({name, namespace: 'http://www.w3.org/2000/svg'}));
    const sanitizer = new Sanitizer({
      elements: [...ELEMENTS.split(' '), ...shapes], attributes: ATTRIBUTES.split(' '), dataAttributes: true, comments: false,
    });
    const inert = document.createElement('template'); // nothing in it is loaded
    inert.setHTMLUnsafe(html, {sanitizer});
    for (const element of inert.content.querySelectorAll('[href]')) {
      if (!element.getAttribute('href').startsWith('#')) element.removeAttribute('href');
    }
    return inert.content;
  };

  // Tried out, since a browser may have something else under these names.
  const PROBE = ['<b accesskey="b" class="a">b</b><script>0</scr' + 'ipt><a href="//c"></a><!-- -->', '<b class="a">b</b>'];
  const canSift = () => {
    try {
      const probe = document.createElement('div');
      probe.append(sifted(PROBE[0]));
      return probe.innerHTML === PROBE[1];
    } catch { return false; }
  };

  const cleaned = async html => {
    if (canSift()) return sifted(html);
    await globalThis.unpacking; // of a page that is one file: before, it finds no modules
    await import('../runtime/purify.min.js');
    const {DOMPurify} = globalThis;
    DOMPurify.addHook('uponSanitizeAttribute', (_node, attribute) => {
      if (/(^|:)(href|src)$/.test(attribute.attrName)) attribute.keepAttr = attribute.attrValue.startsWith('#');
    });
    return DOMPurify.sanitize(html, {
      ADD_TAGS: ['use'], FORBID_TAGS: ['style', 'form'], FORBID_ATTR: ['style', 'srcset'], RETURN_DOM_FRAGMENT: true,
    });
  };

  const parsed = text => document.createRange().createContextualFragment(text);

  // The lobby's poster comes with the page as text in one language, and what the others have instead of its pieces.
  const lobby = () => {
    const [markup, otherwise] = ['lobby', 'otherwise'].map(id => document.getElementById(id).textContent);
    const pieces = markup.match(/<[^>]*>|[^<]+/g);
    for (const change of JSON.parse(otherwise)[root.lang] ?? []) pieces.splice(...change);
    return parsed(pieces.join(''));
  };

  const poster = async game => {
    await globalThis.unpacking; // of a page that is one file: before, it would look for its host
    const answer = await fetch(`static/posters/${game}.${root.lang}.html`, {cache: 'no-cache'}); // it has no revision
    return answer.ok ? parsed(await answer.text()) : lobby();
  };

  const show = picture => {
    if (picture && app.getAttribute('aria-busy') === 'true') app.replaceChildren(picture); // else the game is there already
  };

  const {language, theme} = settings();
  root.lang = [language, ...navigator.languages.map(tag => tag.slice(0, 2))].find(tag => languages.includes(tag)) ?? 'en';
  root.dataset.chosen = ''; // the language, and not by the markup: support.js keeps to it
  if (['light', 'dark'].includes(theme)) root.dataset.theme = theme;

  const linked = /^#([a-z]+)-/.exec(location.hash)?.[1]; // a link's first part names its game
  const last = stored('baumeister.page', 500_000);
  if (linked) poster(linked).then(show).catch(() => show(lobby()));
  else if (last && !tooDeep(last)) cleaned(last).then(show).catch(() => show(lobby()));
  else show(lobby());
}
