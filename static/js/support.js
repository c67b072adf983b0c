// Whether this page can play at all, asked before anything else. Written so that any browser can read it: one that is too
// old, or a frame whose host does not let the game's modules in, shows a sentence instead of nothing.
(function () {
  var root = document.documentElement;

  function tell(key) {
    var texts = JSON.parse(document.getElementById('sentences').textContent);
    var asked = /[?&]lang=([a-z]+)/.exec(location.search);
    var language = asked && texts[asked[1]] ? asked[1] : (navigator.language || 'en').slice(0, 2);
    var notice = document.getElementById('boot');
    if (!root.hasAttribute('data-chosen') || !texts[root.lang]) root.lang = texts[language] ? language : 'en';
    document.getElementById('app').setAttribute('hidden', '');
    notice.removeAttribute('hidden');
    notice.setAttribute('role', 'alert');
    notice.querySelector('.boot-text').textContent = texts[root.lang][key];
    return texts[root.lang];
  }

  var needs = [
    window.WebAssembly && window.PerformanceObserver,
    window.HTMLScriptElement && HTMLScriptElement.supports && HTMLScriptElement.supports('importmap'),
    'inert' in root,
    'popover' in root,
    window.CSS && CSS.supports && CSS.supports('color', 'light-dark(red, red)'),
  ];
  for (var i = 0; i < needs.length; i += 1) if (!needs[i]) root.setAttribute('data-too-old', '');
  if (root.hasAttribute('data-too-old')) document.addEventListener('DOMContentLoaded', function () { tell('old'); });

  // In a sandboxed frame the page is a stranger to its own host, which has to allow that it loads modules. Elsewhere a
  // poster that does not load leads to the page itself, which says more. Once the game is asked for, notice.js speaks.
  window.addEventListener('error', function (event) {
    var failed = event.target;
    var shut = window.origin === 'null';
    if (!failed || failed.type !== 'module' || !(shut || document.getElementById('boot').hidden)) return;
    var way = document.createElement('a');
    way.textContent = tell(shut ? 'shut' : 'failed').way;
    way.href = new URL('.', location.href).href + location.hash;
    way.target = '_blank';
    way.rel = 'noopener';
    document.getElementById('boot').appendChild(way);
  }, true);
}());
