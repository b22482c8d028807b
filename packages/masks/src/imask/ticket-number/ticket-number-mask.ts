import { parseTicketNumber } from '../../ticket-number/index.ts';
import { readsPasted } from '../engine/reads-pasted.ts';

/** Letters and digits, as many as there are, without spaces. @see Q-221 */
export const ticketNumberMask = { mask: /^[0-9A-Za-z]*$/, prepare: readsPasted(parseTicketNumber) };
