// Turns what is on the page into new markup and keeps every node that stays: its focus, its scroll, its transitions.
import morphdom from '../runtime/morphdom.mjs';

const key = node => node.dataset?.k ?? node.id;

const options = {
  childrenOnly: true,
  getNodeKey: node => (node.nodeType === Node.ELEMENT_NODE && key(node)) || undefined,
  onBeforeElUpdated: (from, to) => {
    // the tab stop of what has the focus stays: changing it makes the browser work out all styles at once
    if (from === document.activeElement && to.hasAttribute('tabindex')) to.tabIndex = 0;
    if (from.isEqualNode(to)) return false;
    if (from.localName === 'details') to.open = from.open; // folded by the reader, not by us
    return true;
  },
};

/** Replace the content of an element. */
export const morph = (element, html) => {
  const wanted = element.cloneNode(false);
  wanted.innerHTML = html;
  morphdom(element, wanted, options);
};

/** Replace the content of a part of the page. */
export const morphPart = (app, name, html) => morph(app.querySelector(`[data-part="${name}"]`), html);
