import { dispatchBy } from '../../engine/imask/dispatch.ts';
import { longestCardNumber } from '../card.ts';

const definitions = { '#': /[\d*]/ };
const LENGTHS = [19, 16, 15, 14];

/** Digits and `*` in the groups of the brand. Whether the check digit is right is asked when it is saved. @see S-215 */
export const cardMask = {
  mask: [
    { mask: '#### #### #### #### ###', definitions },
    { mask: '#### #### #### ####', definitions },
    { mask: '#### ###### #####', definitions },
    { mask: '#### ###### ####', definitions },
  ],
  dispatch: dispatchBy((text) => LENGTHS.indexOf(longestCardNumber(text))),
};
