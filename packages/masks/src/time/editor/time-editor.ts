import { codeEditor } from '../../engine/index.ts';
import { padsFirst } from '../../internal/pads-first.ts';
import { formatTime } from '../index.ts';

/** `HH:mm`; an hour of one digit gets its 0. */
export const timeEditor = padsFirst(codeEditor({ layOut: formatTime, parse: formatTime }), 2);
