import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { formatDate } from '../index.ts';

/** `DD/MM/YYYY`. Whether the date exists is asked when it is saved. @see S-220 */
export const dateMask = { mask: '00/00/0000', prepare: readsPasted(formatDate) };
