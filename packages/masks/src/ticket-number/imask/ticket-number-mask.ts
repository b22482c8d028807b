import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { parseTicketNumber } from '../index.ts';

/** Letters and digits, as many as there are, without spaces; several tickets stand apart by a slash. @see Q-221 */
export const ticketNumberMask = { mask: /^[0-9A-Za-z/]*$/, prepare: readsPasted(parseTicketNumber) };
