import { parseCardExpiry } from '../../card-expiry/index.ts';
import { readsPasted } from '../engine/reads-pasted.ts';

/** `MM/YY`. Whether the month exists is asked when it is saved. @see S-216 */
export const cardExpiryMask = { mask: '00/00', prepare: readsPasted(parseCardExpiry) };
