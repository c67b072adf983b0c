// The board of a site that is known for its quickness: any piece may go anywhere.
import {Chessground} from './dist/chessground.min.js';

Chessground(document.getElementById('board'), {movable: {free: true, color: 'both'}, turnColor: 'white'});
