// The modules of a QR code, row by row as texts of 0 and 1. Fetched when a code is first asked for.
import {encode} from '../runtime/uqr.mjs';

// Its own border is left out: the page draws the quiet zone. More correction where it makes the code no larger.
export const rows = text => encode(text, {ecc: 'L', border: 0, boostEcc: true})
  .data.map(row => row.map(Number).join(''));
