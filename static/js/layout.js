// Which layout the page has and how large its writing is, decided here alone and written on the root: style sheets read
// `data-layout` and `data-writing` and ask for no window size of their own. A classic script in the head: the first
// frame shows its work.
//   narrow  a phone upright               tall  a tablet upright
//   flat    a phone on its side, a frame  low   a laptop
//   wide    all else; where it is very wide and high, what is written is large or huge
{
  const ASKED = Object.entries({
    layout: {
      narrow: '(max-width: 559px)',
      flat: '(max-width: 1023px) and (max-height: 560px)',
      tall: '(max-width: 1023px) and (max-aspect-ratio: 5 / 4), (max-width: 1199px) and (min-height: 821px)',
      low: '(max-height: 820px)',
      wide: 'all',
    },
    writing: {
      huge: '(min-width: 2400px) and (min-height: 1300px)',
      large: '(min-width: 1800px) and (min-height: 1000px)',
      usual: 'all',
    },
  }).map(([name, values]) => [name, Object.entries(values).map(([value, asked]) => [value, matchMedia(asked)])]);

  const decide = () => {
    for (const [name, values] of ASKED) {
      document.documentElement.dataset[name] = values.find(([, query]) => query.matches)[0];
    }
  };
  for (const [, query] of ASKED.flatMap(([, values]) => values)) query.addEventListener('change', decide);
  decide();
}
