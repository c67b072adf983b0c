// Turns what is on the page into new markup and keeps every node that stays: its focus, its scroll, its transitions.
import morphdom from '../runtime/morphdom.mjs';
import {counts} from './motion.mjs';
import {foresee} from './patch.mjs';

const ABOVE = '[data-release]'; // the line of an archived release: it lies on the top layer, and is not of the page

const options = {
  childrenOnly: true,
  getNodeKey: node => (node.nodeType === Node.ELEMENT_NODE && (node.getAttribute('data-k') ?? node.id)) || undefined,
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

const read = (element, html) => {
  const wanted = element.cloneNode(false);
  wanted.innerHTML = html;
  return wanted;
};
const part = (app, name) => app.querySelector(`[data-part="${name}"]`);

const WITH_STATE = 'input, textarea, select, dialog'; // more than their markup tells
const prepared = new Map(); // by part: what brings it to what it may become next

/** Replace the content of an element. */
export const morph = (element, html) => morphdom(element, read(element, html), options);

/** Replace the content of a part of the page. */
export const morphPart = (app, name, html) => morph(part(app, name), html);

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
};

/** Read what a part of the page may become next, and find out how it gets there. */
export const prepare = (app, name, html) => {
  const element = part(app, name), wanted = read(element, html);
  const whole = [element, wanted].some(each => each.querySelector(WITH_STATE));
  const change = target => morphdom(target, wanted, options);
  prepared.set(name, whole ? () => change(element) : foresee(element, change, counts));
};

/** Whatever was read will not come. */
export const forget = () => prepared.clear();

/** It comes. */
export const morphPrepared = () => {
  for (const come of prepared.values()) come();
  forget();
};
