// Whether this browser has what the game needs, asked before anything else. Written so that any browser can read it:
// one that cannot play reads a sentence instead of an empty page.
(function () {
  var root = document.documentElement;
  var needs = [
    window.WebAssembly && window.PerformanceObserver,
    window.HTMLScriptElement && HTMLScriptElement.supports && HTMLScriptElement.supports('importmap'),
    'inert' in root,
    'popover' in root,
    window.CSS && CSS.supports && CSS.supports('color', 'light-dark(red, red)'),
  ];
  for (var i = 0; i < needs.length; i += 1) if (!needs[i]) root.setAttribute('data-too-old', '');
  if (!root.hasAttribute('data-too-old')) return;

  document.addEventListener('DOMContentLoaded', function () {
    var texts = JSON.parse(document.getElementById('sentences').textContent);
    var language = (navigator.language || 'en').slice(0, 2);
    var notice = document.getElementById('boot');
    root.lang = texts[language] ? language : 'en';
    document.getElementById('app').setAttribute('hidden', '');
    notice.setAttribute('role', 'alert');
    notice.querySelector('.boot-text').textContent = texts[root.lang].old;
  });
}());
