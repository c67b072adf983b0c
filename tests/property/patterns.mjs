// The same for the page's scripts: a regular expression fed with its worst cases, told on stdin.
import {readFileSync} from 'node:fs';

const LENGTH = 1_200_000, WINDOWS = [1, 2], BROKEN = '\u0000';

const pumped = function* (sample) {
  for (let start = 0; start < sample.length; start++) {
    for (const wide of WINDOWS) {
      const part = sample.slice(start, start + wide);
      yield sample.slice(0, start) + part.repeat(LENGTH / part.length) + BROKEN;
    }
  }
};

const [source, flags, sample] = JSON.parse(readFileSync(0, 'utf8'));
const pattern = new RegExp(source, flags);
for (const text of pumped(sample)) text.replace(pattern, '');
