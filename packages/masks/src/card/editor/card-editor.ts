import { codeEditor } from '../../engine/index.ts';
import { formatCardNumber, parseCardNumber } from '../index.ts';

/** Digits and `*` in the groups of the brand, which may change while one types. @see S-215 */
export const cardEditor = codeEditor({
  layOut: formatCardNumber,
  parse: parseCardNumber,
  accepts: (char) => char === '*' || (char >= '0' && char <= '9'),
});
