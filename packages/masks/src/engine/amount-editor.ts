import { formatDecimal, groupDigits, parseDecimal } from '../internal/decimal-text.ts';
import { caretBefore, type Edit, type Editor, type EditResult, type FieldState, removedRange } from './editor.ts';

export interface AmountOptions {
  /** Number of decimals; typed digits fill from the last one. */
  fraction?: number | undefined;
  /** Whether `-` changes the sign. */
  negative?: boolean | undefined;
  /** The largest amount that can be typed, on either side of zero. Default: the largest that a number holds exactly with these decimals. */
  cap?: number | undefined;
}

const isDigit = (char: string) => char >= '0' && char <= '9';
const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');
const isKept = (char: string) => isDigit(char) || char === '-';

/**
 * Amounts that are typed from the cents: 1 2 3 4 5 shows `123,45`.
 *
 * In the middle a digit is inserted at the caret and the rest keeps its distance from the right. A deletion beside a
 * separator removes the digit next to it. A pasted text is parsed (`1,234.56`). Deleting the last significant digit
 * empties the field: an empty field is not zero.
 * @see S-211, S-225, S-226
 */
export function amountEditor({ fraction = 2, negative = false, cap }: AmountOptions = {}): Editor {
  const options = { fraction, threeDigits: 'thousands' } as const;
  const read = (text: string) => parseDecimal(text, options);

  function fits(value: number | null): value is number {
    return value !== null && (cap === undefined || Math.abs(value) <= cap);
  }

  function applyWhole(before: FieldState, inserted: string): EditResult | undefined {
    const value = read(inserted);
    if (value === null) return undefined;
    if (!fits(value) || (value < 0 && !negative)) return refuse(before);
    const text = formatDecimal(value, fraction);
    return { text, caret: text.length };
  }

  return {
    show: (text) => formatDecimal(read(text), fraction),
    apply(before: FieldState, edit: Edit): EditResult {
      const { inserted } = edit;
      const { from, to } = removedRange(before.text, edit, isKept);
      const left = digitsOf(before.text.slice(0, from));
      const right = digitsOf(before.text.slice(to));
      const typed = digitsOf(inserted);
      const replacesAll = left === '' && right === '';
      const hasMark = /[.,]/.test(inserted);
      if (typed !== '' && ((edit.pasted && (replacesAll || hasMark)) || (inserted.length > 1 && hasMark && replacesAll))) {
        const whole = applyWhole(before, inserted);
        if (whole) return whole;
      }
      const turns = negative && inserted.includes('-');
      if (inserted !== '' && typed === '' && !turns && !inserted.includes('+')) return unchanged(before);
      if (edit.pasted && inserted.includes('-') && !negative) return refuse(before);

      const hadSign = before.text.startsWith('-') && from > 0;
      const minus = inserted.includes('+') ? false : turns ? !hadSign : hadSign;
      const digits = `${left}${typed}${right}`.replace(/^0+/, '');
      const deletedLast = digits === '' && right === '' && typed === '';
      if (deletedLast && turns && !hadSign && left === '') return { text: '-', caret: 1 };
      if (deletedLast && (inserted === '' || left === '')) return { text: '', caret: 0 };
      const text = `${minus ? '-' : ''}${groupDigits(digits, fraction)}`;
      if (!fits(read(text))) return refuse(before);

      // A deleted padding zero is added again at once: the caret moves over it, or repeated deletions would not move it.
      if (text === before.text && edit.direction !== 'none') return { text, caret: edit.direction === 'backward' ? from : to };
      const caret = caretBefore(text, right.length, isDigit);
      const besideLeft = edit.direction !== 'forward' && (text[caret - 1] === '.' || text[caret - 1] === ',');
      return { text, caret: besideLeft ? caret - 1 : caret };
    },
  };
}

function unchanged({ text, start }: FieldState): EditResult {
  return { text, caret: start };
}

function refuse(before: FieldState): EditResult {
  return { ...unchanged(before), refused: true };
}
