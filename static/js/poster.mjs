// The first picture, before the interpreter is there: the board as it was left or as it starts.
import {language, stored} from './settings.mjs';

const app = document.getElementById('app');

// The page as it was last seen is text from storage: whatever it holds, it cannot run or load anything here.
const cleaned = async html => {
  await import('../runtime/purify.min.js');
  const {DOMPurify} = globalThis;
  DOMPurify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (/(^|:)(href|src)$/.test(attribute.attrName)) attribute.keepAttr = attribute.attrValue.startsWith('#');
  });
  return DOMPurify.sanitize(html, {
    ADD_TAGS: ['use'], FORBID_TAGS: ['style', 'form'], FORBID_ATTR: ['style', 'srcset'], RETURN_DOM_FRAGMENT: true,
  });
};

const start = name => document.querySelector(`template[data-poster="${name}"][lang="${language}"]`)?.content;

const show = picture => {
  if (picture && app.ariaBusy === 'true') app.replaceChildren(picture.cloneNode(true)); // else the game is there already
};

const linked = start(/^#([a-z]+)-/.exec(location.hash)?.[1]); // a link's first part names its game
const last = stored('baumeister.page');
if (!linked && last) cleaned(last).then(show);
else show(linked ?? start('lobby'));
