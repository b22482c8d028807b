import { isMultiplied, parseDecimal, validateDecimal } from '../internal/decimal-text.ts';
import { formatDecimal, groupDigits } from '../internal/format-decimal.ts';
import { isCurrencyCode, namesOtherCurrency } from '../internal/names-other-currency.ts';
import { caretBefore, type Edit, type Editor, type EditResult, type FieldState, refuse, removedRange, unchanged } from './editor.ts';
import { unsigned } from './unsigned.ts';

export interface AmountOptions {
  /** Number of decimals; typed digits fill from the last one. */
  fraction?: number | undefined;
  /** Whether `-` changes the sign. */
  negative?: boolean | undefined;
  /** The largest amount that can be typed, on either side of zero. Default: the largest that a number holds exactly with these decimals. */
  cap?: number | undefined;
  /** ISO 4217 code: a pasted amount that names another currency is refused. Without it, whatever currency is pasted is left out. */
  currency?: string | undefined;
}

const isDigit = (char: string) => char >= '0' && char <= '9';
const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');
const isKept = (char: string) => isDigit(char) || char === '-';

/** The decimals were opened by a comma, and no further digit has a place behind them. */
const COMMA = ',';
/** They were opened by a dot, which is one of thousands as soon as three digits stand behind it. */
const DOT = '.';
/** The dot was one of thousands: the comma that the text shows behind them was not typed. */
const THOUSANDS = '.,';

/** A part of a text that may be an amount: digits with the marks and the sign that belong to them. */
const AMOUNT = /[-−–(]?\s*\d[\d.,'’]*\)?/g;

/** Letters that touch a number without decimals, before or behind it. */
const TOUCHING = /(\p{L}+)\d+$|^\d+(\p{L}+)/u;

/** Whether the number of a text is part of a code (`LA3345`, `12a`), a percentage, or multiplied by a word (`1,5 mil`). Letters that name a currency, also `RS`, make it none. */
function isNoAmount(text: string): boolean {
  if (/\d\s*%/.test(text) || isMultiplied(text)) return true;
  return text.split(/\s+/).some((word) => {
    const [found, before = '', behind = ''] = TOUCHING.exec(word) ?? [];
    const letters = (before || behind).toUpperCase();
    return found !== undefined && letters !== 'RS' && !isCurrencyCode(letters.slice(-3));
  });
}

/** The only amount in a text with other words (`valor: 12,50`); the text itself when it has none, or several. */
function amountIn(text: string): string {
  const found = text.match(AMOUNT) ?? [];
  return found.length === 1 ? found[0] : text;
}

/**
 * Amounts that are typed from the cents: 1 2 3 4 5 shows `123,45`. A typed comma (or dot) ends the whole part: `0` `,` `5` is `0,50`, and `,` `5` too.
 *
 * Behind a typed comma a digit that is one too many is refused. A typed dot before three digits is one of thousands, as in a pasted text:
 * `1.234` is `1.234,00`. What is refused leaves text and selection as they are. A typed `-` is refused where negatives are not allowed, and the amount
 * behind it is called negative.
 * In the middle a digit is inserted at the caret and the rest keeps its distance from the right. A deletion beside a
 * separator removes the digit next to it. A pasted text is parsed as a whole amount (`1,234.56`, and `1234` is `1.234,00`) and replaces
 * what is there; one that is no amount, is negative where that is not allowed, names another currency, or has further decimals, is refused. Deleting
 * the last significant digit empties the field: an empty field is not zero.
 * @see S-211, S-225, S-226
 */
export function amountEditor({ fraction = 2, negative = false, cap, currency }: AmountOptions = {}): Editor {
  const options = { fraction, threeDigits: 'thousands' } as const;
  const read = (text: string) => parseDecimal(text, options);

  function fits(value: number | null): value is number {
    return value !== null && (cap === undefined || Math.abs(value) <= cap);
  }

  function pasteWhole(before: FieldState, pasted: string): EditResult {
    if (isNoAmount(pasted)) return refuse(before, 'text');
    const meant = read(pasted) === null ? amountIn(pasted) : pasted;
    const value = read(meant);
    if (value === null) return refuse(before, validateDecimal(pasted, options, {}) === 'size' ? 'limit' : 'text');
    if (currency !== undefined && namesOtherCurrency(pasted, currency)) return refuse(before, 'currency');
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

  /** Digits as the whole part, with the comma behind it. */
  function openBehind(before: FieldState, sign: string, digits: string, marks: string): EditResult {
    const whole = digits.replace(/^0+/, '') || '0';
    if (!fits(read(sign + whole))) return refuse(before, 'limit');
    // With other decimals than two, three digits behind a dot are no more thousands than decimals.
    const mayGroup = marks === DOT && fraction === 2 && whole !== '0' && (whole.length <= 3 || before.marks === THOUSANDS);
    return atEnd(`${sign}${groupDigits(whole, 0)},`, marks === DOT && !mayGroup ? COMMA : marks);
  }

  /** A comma behind digits alone: they are the whole part. */
  function withComma(before: FieldState, { inserted, removed, start }: Edit): EditResult {
    const { text, marks } = before;
    if (removed === '' && text.slice(start, start + 1) === ',') return { text, caret: start + 1, marks: COMMA };
    const left = text.slice(0, start);
    const isOpen = openDecimals(left) !== undefined || (removed === '' && (marks === COMMA || marks === DOT));
    const isThousands = marks === THOUSANDS && left.endsWith(',');
    if (start + removed.length < text.length || (isOpen && !isThousands)) return unchanged(before);
    return openBehind(before, left.startsWith('-') ? '-' : '', digitsOf(left), inserted);
  }

  /** An edit of decimals that a typed comma opened; undefined for any other edit. */
  function inDecimals(before: FieldState, { start, inserted, removed, direction }: Edit): EditResult | undefined {
    const { text, marks } = before;
    const comma = text.indexOf(',');
    if (comma < 0 || (!marks && openDecimals(text) === undefined) || digitsOf(inserted) !== inserted) return undefined;
    // Without its comma the amount fills from the cents again.
    if (direction === 'backward' && start === comma && text.endsWith(',')) return atEnd(fromCents(text));
    if (start <= comma) return undefined;
    const next = text.slice(0, start) + inserted + text.slice(start + removed.length);
    const decimals = next.slice(comma + 1);
    if (decimals.length <= fraction) {
      return fits(read(next))
        ? { text: next, caret: start + inserted.length, marks: marks === DOT ? DOT : COMMA }
        : refuse(before, 'limit');
    }
    const isGroup = marks === DOT && decimals.length === 3 && start === text.length;
    return isGroup ? openBehind(before, text.startsWith('-') ? '-' : '', digitsOf(next), THOUSANDS) : refuse(before, 'digit');
  }

  function fromCents(text: string): string {
    const digits = digitsOf(text).replace(/^0+/, '');
    return digits === '' ? '' : `${text.startsWith('-') ? '-' : ''}${groupDigits(digits, fraction)}`;
  }

  const editor: Editor = {
    show: (text) => formatDecimal(read(text), fraction),
    apply(state: FieldState, edit: Edit): EditResult {
      const { inserted } = edit;
      if (inserted !== '' && (edit.pasted || (inserted.length > 1 && edit.removed === state.text && /[.,]/.test(inserted)))) {
        return pasteWhole(state, inserted);
      }
      if (fraction > 0 && (inserted === ',' || inserted === '.')) return withComma(state, edit);
      const behindComma = inDecimals(state, edit);
      if (behindComma) return behindComma;

      // Elsewhere the missing decimals count as zeros, unless they go with what is typed over.
      const removesRest = edit.removed !== '' && edit.start + edit.removed.length === state.text.length;
      const open = removesRest ? undefined : openDecimals(state.text);
      const before = open === undefined ? state : { ...state, text: state.text + '0'.repeat(fraction - open.length) };
      const { from, to } = removedRange(before.text, edit, isKept);
      const left = digitsOf(before.text.slice(0, from));
      const right = digitsOf(before.text.slice(to));
      const typed = digitsOf(inserted);
      const turns = negative && inserted.includes('-');
      const isPlus = inserted.includes('+') && before.text.startsWith('-');
      if (inserted !== '' && typed === '' && !turns && !isPlus) return unchanged(state);

      const hadSign = before.text.startsWith('-') && from > 0;
      const minus = isPlus ? false : turns ? !hadSign : hadSign;
      const digits = `${left}${typed}${right}`.replace(/^0+/, '');
      const deletedLast = digits === '' && right === '' && typed === '';
      if (deletedLast && turns && !hadSign && left === '') return { text: '-', caret: 1 };
      if (deletedLast && (inserted === '' || left === '')) return { text: '', caret: 0 };
      const text = `${minus ? '-' : ''}${groupDigits(digits, fraction)}`;
      if (!fits(read(text))) return refuse(state, 'limit');

      // The decimals that a comma opened are as they were, so the comma still holds.
      const keepsDecimals = right.length >= fraction || (typed === '' && edit.removed === '');
      const marks = keepsDecimals && (state.marks || open !== undefined) ? { marks: COMMA } : {};
      // A deleted padding zero is added again at once: the caret moves over it, or repeated deletions would not move it.
      if (text === before.text && edit.direction !== 'none') {
        return { text, caret: edit.direction === 'backward' ? from : to, ...marks };
      }
      const caret = caretBefore(text, right.length, isDigit);
      const besideLeft = edit.direction !== 'forward' && (text[caret - 1] === '.' || text[caret - 1] === ',');
      return { text, caret: besideLeft ? caret - 1 : caret, ...marks };
    },
  };
  return negative ? editor : unsigned(editor);
}

function atEnd(text: string, marks?: string): EditResult {
  return { text, caret: text.length, ...(marks !== undefined && { marks }) };
}
