import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { formatTime } from '../index.ts';

/** `HH:mm`. Whether a clock shows it is asked when it is saved. */
export const timeMask = { mask: '00:00', prepare: readsPasted(formatTime) };
