import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { formatTime } from '../index.ts';

/** `HH:mm`. Whether the time exists is checked on saving. */
export const timeMask = { mask: '00:00', prepare: readsPasted(formatTime) };
