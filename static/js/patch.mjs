// What a change would do to an element, found out beforehand on a copy of it: little is left to do once the change comes.
const OBSERVED = {subtree: true, childList: true, attributes: true, characterData: true};

/** What `change` does to the element, ready to be done; until then nothing else may add or move nodes of it. Texts of it
 * that are changing will say by then what `counts` has. */
export const foresee = (element, change, counts = new Map()) => {
  const copy = element.cloneNode(true), originals = paired(copy, element);
  for (const [node, original] of originals) if (counts.has(original)) node.data = counts.get(original);
  const observer = new MutationObserver(() => {});
  observer.observe(copy, OBSERVED);
  change(copy);
  const records = observer.takeRecords().filter(({target}) => originals.has(target)); // other nodes are new, and complete
  const of = kind => records.filter(({type}) => type === kind);
  const lists = new Map(of('childList').map(({target}) => [target, [...target.childNodes]]));
  const texts = new Set(of('characterData').map(({target}) => target));
  const attributes = of('attributes').map(({target, attributeName: name, attributeNamespace: space}) => ({target, name, space}));
  return () => {
    for (const {target, name, space} of attributes) attribute(originals.get(target), space, name, target.getAttributeNS(space, name));
    for (const target of texts) originals.get(target).data = target.data;
    for (const [target, nodes] of lists) arrange(originals.get(target), nodes.map(node => placed(node, originals)));
  };
};

/** Each node of a copy with what it is a copy of. */
const paired = (copy, element) => {
  const [here, there] = [copy, element].map(root => document.createTreeWalker(root));
  const pairs = new Map([[copy, element]]);
  while (here.nextNode()) pairs.set(here.currentNode, there.nextNode());
  return pairs;
};

// The tab stop of what has the focus stays: changing it makes the browser lay out the whole page at once.
const attribute = (target, space, name, value) => {
  if (name === 'tabindex' && target === document.activeElement) return;
  if (value === null) target.removeAttributeNS(space, name);
  else if (target.getAttributeNS(space, name) !== value) target.setAttributeNS(space, name, value);
};

/** The node for the page: one that was there stays itself, in a new one too. */
const placed = (node, originals) => {
  if (originals.has(node)) return originals.get(node);
  for (const copy of node.querySelectorAll?.('*') ?? []) {
    if (originals.has(copy) && node.contains(copy)) copy.replaceWith(originals.get(copy));
  }
  return node;
};

/** These children in this order; those that are in order are not touched. */
const arrange = (parent, children) => {
  const wanted = new Set(children);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  let next = parent.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
  }
};
