// Which layout the page has, decided here alone and written on the root: style sheets read `data-layout` and ask for no
// window size of their own. A classic script in the head: the first frame shows its work.
//   narrow  a phone upright               tall  a tablet upright
//   flat    a phone on its side, a frame  low   a laptop
//   wide    all else
{
  const LAYOUTS = [
    ['narrow', '(max-width: 559px)'],
    ['flat', '(max-width: 1023px) and (max-height: 560px)'],
    ['tall', '(max-width: 1023px), (max-width: 1199px) and (min-height: 821px)'],
    ['low', '(max-height: 820px)'],
    ['wide', 'all'],
  ].map(([name, condition]) => [name, matchMedia(condition)]);

  const decide = () => {
    document.documentElement.dataset.layout = LAYOUTS.find(([, query]) => query.matches)[0];
  };
  for (const [, query] of LAYOUTS) query.addEventListener('change', decide);
  decide();
}
