import { formatDateTime } from '../../date-time/index.ts';
import { readsPasted } from '../engine/reads-pasted.ts';

/** `DD/MM/YYYY HH:mm`. Whether the moment exists is asked when it is saved. @see S-221 */
export const dateTimeMask = { mask: '00/00/0000 00:00', prepare: readsPasted(formatDateTime) };
