import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { formatDateTime } from '../index.ts';

/** `DD/MM/YYYY HH:mm`. Whether the moment exists is asked when it is saved. @see S-221 */
export const dateTimeMask = { mask: '00/00/0000 00:00', prepare: readsPasted(formatDateTime) };
