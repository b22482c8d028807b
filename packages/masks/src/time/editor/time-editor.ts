import { type Edit, type Editor, type EditResult, type FieldState, refuse } from '../../engine/editor.ts';
import { codeEditor } from '../../engine/index.ts';
import { padsFirst } from '../../internal/pads-first.ts';
import { clockOf } from '../../internal/read-clock.ts';
import { formatTime } from '../index.ts';

const digits = padsFirst(codeEditor({ layOut: formatTime, parse: formatTime }), 2);

/** A clock in a text with other words and numbers: `08:10`, `8h`, `08:10:30`, `8:10 PM`. A dot would make one of a date. */
const CLOCKS =
  /(?:^|[^\d:])(\d{1,2}(?:[:h]\d{2}(?::\d{2})?(?:\s*(?:h|min)(?!\p{L}))?|h(?![\p{L}\d]))(?:\s*[ap]\.?\s*m?(?!\p{L})\.?)?)(?!\d)/giu;
const ZONE = /[+-]\d{2}:?\d{2}\s*$/;
/** A time, or a part of one, that is laid out as it stands. */
const MASKED = /^[\s:.h]*(?:\d[\s:.h]*){0,4}$/i;

/** The only time in a text; `undefined` when it has none, or several. */
function timeIn(text: string): string | undefined {
  const whole = clockOf(text);
  if (whole) return whole.time;
  const clocks = [...text.replace(ZONE, '').matchAll(CLOCKS)].map(([, clock = '']) => clockOf(clock)?.time);
  return new Set(clocks).size === 1 ? clocks[0] : undefined;
}

const atEnd = (text: string): EditResult => ({ text, caret: text.length });

function paste(before: FieldState, edit: Edit): EditResult {
  const time = timeIn(edit.inserted);
  if (time !== undefined) return atEnd(time);
  return MASKED.test(edit.inserted) ? digits.apply(before, edit) : refuse(before, 'text');
}

/**
 * `HH:mm`; an hour of one digit gets its 0, and AM or PM makes it one of 24. Of a pasted text with a date or words the only clock is taken, in place of
 * what is there; one without a clock, or with several, is refused.
 */
export const timeEditor: Editor = {
  show: digits.show,
  apply(before, edit) {
    const { text } = before;
    const { inserted, removed, start } = edit;
    if (inserted.trim() !== '' && (edit.pasted || inserted.length > 1)) return paste(before, edit);
    const isHalf = /^[ap]$/i.test(inserted) && removed === '' && start === text.length && text !== '';
    if (!isHalf) return digits.apply(before, edit);
    const time = clockOf(text + inserted)?.time;
    return time === undefined ? refuse(before, 'text') : atEnd(time);
  },
};
