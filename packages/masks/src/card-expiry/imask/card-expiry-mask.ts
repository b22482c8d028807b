import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { parseCardExpiry } from '../index.ts';

/** `MM/YY`. Whether the month exists is asked when it is saved. @see S-216 */
export const cardExpiryMask = { mask: '00/00', prepare: readsPasted(parseCardExpiry) };
