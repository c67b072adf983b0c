// Turns what is on the page into new markup and keeps every node that stays: its focus, its scroll, its transitions.
import morphdom from '../runtime/morphdom.mjs';
import {counts} from './motion.mjs';
import {foresee} from './patch.mjs';

const ABOVE = '[data-release]'; // the line of an archived release: it lies on the top layer, and is not of the page

const LAYERS = 'layer'; // the part of the page
const nameOf = node => (node.nodeType === Node.ELEMENT_NODE && (node.getAttribute('data-k') ?? node.id)) || undefined;

const options = {
  childrenOnly: true,
  getNodeKey: nameOf,
  onBeforeElUpdated: (from, to) => {
    // the tab stop of what has the focus stays: changing it makes the browser lay out the whole page at once
    if (from === document.activeElement && from.hasAttribute('tabindex')) to.setAttribute('tabindex', from.getAttribute('tabindex'));
    if (from.localName === 'details' || from.localName === 'dialog') to.open = from.open; // by the reader, by `follow`
    return !from.isEqualNode(to) && !from.matches('dialog > .spoken'); // what is being said is not the page's
  },
  onBeforeNodeDiscarded: node => {
    if (node.localName === 'dialog') {
      document.body.append(...node.querySelectorAll(ABOVE));
      node.close(); // the focus goes back to where it was
    }
    return !node.matches?.(ABOVE);
  },
};

// The page below its layers.
const ofPage = {
  ...options,
  getNodeKey: node => node.nodeType === Node.ELEMENT_NODE && node.closest('dialog') ? undefined : nameOf(node),
  onBeforeElChildrenUpdated: from => from.dataset?.part !== LAYERS,
};

const read = (element, html) => {
  const wanted = element.cloneNode(false);
  wanted.innerHTML = html;
  return wanted;
};
const part = (app, name) => app.querySelector(`[data-part="${name}"]`);

const WITH_STATE = 'input, textarea, select, dialog'; // more than their markup tells
const prepared = new Map(); // by part: what brings it to what it may become next

/* Each layer by itself: names are given once in each, and morphdom takes what has a name from wherever it lies. */
const morphLayers = (was, layers) => {
  const names = new Set(layers.map(nameOf));
  for (const gone of [...was.children].filter(layer => !names.has(nameOf(layer)))) {
    options.onBeforeNodeDiscarded(gone);
    gone.remove();
  }
  let next = was.firstElementChild;
  for (const wanted of layers) {
    const layer = [...was.children].find(each => nameOf(each) === nameOf(wanted));
    if (layer && layer === next) next = next.nextElementSibling;
    else was.insertBefore(layer ?? wanted, next);
    if (layer) morphdom(layer, wanted, {...options, childrenOnly: false});
  }
};

const turn = (element, wanted) => element.dataset.part === LAYERS
  ? morphLayers(element, [...wanted.children])
  : morphdom(element, wanted, options);

/** Replace the whole page. */
export const morph = (app, html) => {
  const wanted = read(app, html), layers = [...part(wanted, LAYERS).children];
  part(wanted, LAYERS).replaceChildren();
  morphdom(app, wanted, ofPage);
  morphLayers(part(app, LAYERS), layers);
};

/** Replace the content of a part of the page. */
export const morphPart = (app, name, html) => turn(part(app, name), read(part(app, name), html));

/** Replace a thing by its name. */
export const morphNamed = (app, name, html) => {
  const element = app.querySelector(`[data-k="${name}"]`);
  if (element) morphdom(element, read(element.parentNode, html).firstElementChild, {...options, childrenOnly: false});
};

/** What was chosen in a field is what the page says: a choice that changed nothing can be made again. */
export const settle = field => {
  const members = field.type === 'radio' ? field.getRootNode().querySelectorAll(`[name="${CSS.escape(field.name)}"]`) : [];
  for (const each of members) each.checked = each.defaultChecked;
  for (const option of field.options ?? []) option.selected = option.defaultSelected;
  if (field.type === 'number') field.value = field.defaultValue;
};

/** Read what a part of the page may become next, and find out how it gets there. */
export const prepare = (app, name, html) => {
  const element = part(app, name), wanted = read(element, html);
  const whole = [element, wanted].some(each => each.querySelector(WITH_STATE));
  const change = target => turn(target, wanted);
  prepared.set(name, whole ? () => change(element) : foresee(element, change, counts));
};

/** Whatever was read will not come. */
export const forget = () => prepared.clear();

/** It comes. */
export const morphPrepared = () => {
  for (const come of prepared.values()) come();
  forget();
};
