import { codeEditor } from '../../engine/index.ts';
import { layOut } from '../../internal/lay-out.ts';
import { padsFirst } from '../../internal/pads-first.ts';
import { parseCardExpiry } from '../index.ts';

/** `MM/YY`; a month of one digit gets its 0, a year typed with four digits loses its century. @see S-216 */
export const cardExpiryEditor = padsFirst(codeEditor({ layOut: (digits) => layOut(digits, '00/00'), parse: parseCardExpiry }), 1);
