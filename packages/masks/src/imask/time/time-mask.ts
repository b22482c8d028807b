import { formatTime } from '../../time/index.ts';
import { readsPasted } from '../engine/reads-pasted.ts';

/** `HH:mm`. Whether a clock shows it is asked when it is saved. */
export const timeMask = { mask: '00:00', prepare: readsPasted(formatTime) };
