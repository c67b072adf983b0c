// What of a page lies beyond the window's sides, where nobody sees it: a sentence each. What is made to be pushed sideways,
// is only read aloud, or is drawn larger than its frame does not count. Read by shots.py.
() => {
  const ROUNDING = 1, PUSHED = '.contents, .choices';
  const isHidden = element => element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
  return [...document.querySelectorAll('body :not(svg, svg *)')].filter(element => {
    const {left, right, width, height} = element.getBoundingClientRect();
    const isBeyond = width && height && (left < -ROUNDING || right > innerWidth + ROUNDING);
    return isBeyond && !element.parentElement.closest(PUSHED) && !isHidden(element);
  }).map(({localName, className, textContent}) => `beyond the window: ${localName}.${className} “${textContent.slice(0, 30)}”`);
}
