import { parseDecimal, validateDecimal } from '../internal/decimal-text.ts';
import { formatDecimal, groupDigits } from '../internal/format-decimal.ts';
import { caretBefore, type Edit, type Editor, type EditResult, type FieldState, type Refusal, removedRange } from './editor.ts';

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

/** A part of a text that may be an amount: digits with the marks and the sign that belong to them. */
const AMOUNT = /[-−–(]?\s*\d[\d.,'’]*\)?/g;

/** The only amount in a text with other words (`valor: 12,50`); the text itself when it has none, or several. */
function amountIn(text: string): string {
  const found = text.match(AMOUNT) ?? [];
  return found.length === 1 ? found[0] : text;
}

/**
 * Amounts that are typed from the cents: 1 2 3 4 5 shows `123,45`. A typed comma (or dot) ends the whole part: `0` `,` `5` is `0,50`.
 *
 * In the middle a digit is inserted at the caret and the rest keeps its distance from the right. A deletion beside a
 * separator removes the digit next to it. A pasted text is parsed as a whole amount (`1,234.56`, and `1234` is `1.234,00`) and replaces
 * what is there; one that is no amount, is negative where that is not allowed, or has further decimals, is refused. Deleting the last significant digit
 * empties the field: an empty field is not zero.
 * @see S-211, S-225, S-226
 */
export function amountEditor({ fraction = 2, negative = false, cap }: AmountOptions = {}): Editor {
  const options = { fraction, threeDigits: 'thousands' } as const;
  const read = (text: string) => parseDecimal(text, options);

  function fits(value: number | null): value is number {
    return value !== null && (cap === undefined || Math.abs(value) <= cap);
  }

  function pasteWhole(before: FieldState, pasted: string): EditResult {
    const meant = read(pasted) === null ? amountIn(pasted) : pasted;
    const value = read(meant);
    if (value === null) return refuse(before, validateDecimal(pasted, options, {}) === 'size' ? 'limit' : 'text');
    if (value < 0 && !negative) return refuse(before, 'negative');
    if (!fits(value)) return refuse(before, 'limit');
    // Rounded, it would be another amount than the one that was copied.
    if (validateDecimal(meant, options, {}) === 'decimals') return refuse(before, 'decimals');
    return atEnd(formatDecimal(value, fraction));
  }

  /** The decimals behind a typed comma while they are incomplete: `12,` and `12,5`. Undefined for any other text. */
  function openDecimals(text: string): string | undefined {
    const comma = text.indexOf(',');
    const decimals = text.slice(comma + 1);
    return comma >= 0 && decimals.length < fraction ? decimals : undefined;
  }

  /** A comma behind digits alone: they are the whole part. */
  function withComma({ text, start }: FieldState): EditResult {
    if (text.slice(start, start + 1) === ',') return { text, caret: start + 1 };
    if (start < text.length || openDecimals(text) !== undefined) return { text, caret: start };
    const sign = text.startsWith('-') ? '-' : '';
    const whole = digitsOf(text).replace(/^0+/, '') || '0';
    return fits(read(sign + whole)) ? atEnd(`${sign}${groupDigits(whole, 0)},`) : refuse({ text, start, end: start }, 'limit');
  }

  /** An edit at the end of incomplete decimals; undefined for any other edit. */
  function atOpenDecimals({ text, start, end }: FieldState, { inserted, removed, direction }: Edit): EditResult | undefined {
    if (inserted !== '' && start === text.length && end === start && isDigit(inserted) && inserted.length === 1) {
      return fits(read(text + inserted)) ? atEnd(text + inserted) : refuse({ text, start, end }, 'limit');
    }
    if (direction !== 'backward' || start < text.length || removed.length !== 1) return undefined;
    // Without its comma the amount fills from the cents again.
    return text.endsWith(',') ? atEnd(fromCents(text)) : atEnd(text.slice(0, -1));
  }

  function fromCents(text: string): string {
    const digits = digitsOf(text).replace(/^0+/, '');
    return digits === '' ? '' : `${text.startsWith('-') ? '-' : ''}${groupDigits(digits, fraction)}`;
  }

  return {
    show: (text) => formatDecimal(read(text), fraction),
    apply(state: FieldState, edit: Edit): EditResult {
      const { inserted } = edit;
      if (inserted !== '' && (edit.pasted || (inserted.length > 1 && edit.removed === state.text && /[.,]/.test(inserted)))) {
        return pasteWhole(state, inserted);
      }
      const open = openDecimals(state.text);
      if (fraction > 0 && edit.removed === '' && (inserted === ',' || inserted === '.')) return withComma(state);
      const atOpen = open === undefined ? undefined : atOpenDecimals(state, edit);
      if (atOpen) return atOpen;

      // Elsewhere the missing decimals count as zeros.
      const before = open === undefined ? state : { ...state, text: state.text + '0'.repeat(fraction - open.length) };
      const { from, to } = removedRange(before.text, edit, isKept);
      const left = digitsOf(before.text.slice(0, from));
      const right = digitsOf(before.text.slice(to));
      const typed = digitsOf(inserted);
      const turns = negative && inserted.includes('-');
      if (inserted !== '' && typed === '' && !turns && !inserted.includes('+')) return unchanged(state);

      const hadSign = before.text.startsWith('-') && from > 0;
      const minus = inserted.includes('+') ? false : turns ? !hadSign : hadSign;
      const digits = `${left}${typed}${right}`.replace(/^0+/, '');
      const deletedLast = digits === '' && right === '' && typed === '';
      if (deletedLast && turns && !hadSign && left === '') return { text: '-', caret: 1 };
      if (deletedLast && (inserted === '' || left === '')) return { text: '', caret: 0 };
      const text = `${minus ? '-' : ''}${groupDigits(digits, fraction)}`;
      if (!fits(read(text))) return refuse(state, 'limit');

      // A deleted padding zero is added again at once: the caret moves over it, or repeated deletions would not move it.
      if (text === before.text && edit.direction !== 'none') return { text, caret: edit.direction === 'backward' ? from : to };
      const caret = caretBefore(text, right.length, isDigit);
      const besideLeft = edit.direction !== 'forward' && (text[caret - 1] === '.' || text[caret - 1] === ',');
      return { text, caret: besideLeft ? caret - 1 : caret };
    },
  };
}

function atEnd(text: string): EditResult {
  return { text, caret: text.length };
}

function unchanged({ text, start }: FieldState): EditResult {
  return { text, caret: start };
}

function refuse(before: FieldState, refused: Refusal): EditResult {
  return { ...unchanged(before), refused };
}
