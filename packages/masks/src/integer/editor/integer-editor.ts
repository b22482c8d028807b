import { type Edit, type Editor, type EditResult, type FieldState, refuse } from '../../engine/editor.ts';
import { imaskEditor } from '../../engine/imask/index.ts';
import { isMultiplied, parseDecimal, validateDecimal } from '../../internal/decimal-text.ts';
import { type IntegerMaskOptions, integerMask } from '../imask/index.ts';
import { formatInteger, parseInteger } from '../index.ts';

/** A number below zero, not the dash between two numbers. */
const NEGATIVE = /^\s*[-−–]\s*\d/;
const NUMBER = /\d+(?:[.,'’\s]\d+)*/g;
const OPTIONS = { fraction: 0, threeDigits: 'thousands' } as const;

/** The refused comma, dot or dash that ends the marks of a text: its position, and what was typed from it on. */
const POINT = /(\d+)([.,-]\d*)$/;
const GROUP = /^\.\d{3}$/;

/**
 * A count, typed as digits alone. A comma, a dot or a dash behind a digit is refused, and so is what is typed behind it: `2,5` is no 25. Three digits behind a
 * dot are taken as one of thousands.
 *
 * A pasted number may have marks of thousands, and zeros for decimals (`1.250`, `3,00`). Other decimals, several numbers, a number below zero and one of
 * too many digits are refused.
 * @see S-210, S-225
 */
export function integerEditor({ maxDigits = 15 }: IntegerMaskOptions = {}): Editor {
  const show = (text: string) => formatInteger(parseInteger(text.replace(/\D/g, '').slice(0, maxDigits)));
  const base = imaskEditor({ mask: integerMask({ maxDigits }), show, isUnsigned: true });

  function paste(before: FieldState, edit: Edit): EditResult {
    const { inserted } = edit;
    if (NEGATIVE.test(inserted)) return refuse(before, 'negative');
    const [number, ...others] = inserted.match(NUMBER) ?? [];
    const value = number === undefined || others.length > 0 || isMultiplied(inserted) ? null : parseDecimal(number, OPTIONS);
    if (number === undefined || value === null) return refuse(before, 'text');
    if (validateDecimal(number, OPTIONS, {}) === 'decimals') return refuse(before, 'decimals');
    const digits = String(value);
    return digits.length > maxDigits ? refuse(before, 'length') : base.apply(before, { ...edit, inserted: digits });
  }

  return {
    show,
    apply(state, edit) {
      const { inserted, removed, start } = edit;
      const marks = state.marks?.replace(POINT, '');
      const before = { ...state, marks };
      if (inserted !== '' && (edit.pasted || inserted.length > 1)) return paste(before, edit);
      const refused = (typed: string): EditResult => ({ ...refuse(before, 'decimals'), marks: `${marks ?? ''}${start}${typed}` });
      if (/^[.,-]$/.test(inserted) && removed === '' && start > 0) return refused(inserted);
      const [, position, point = ''] = POINT.exec(state.marks ?? '') ?? [];
      if (position === String(start) && removed === '' && /^\d$/.test(inserted)) {
        const typed = point + inserted;
        if (!GROUP.test(typed) || start < state.text.length) return refused(typed);
        const grouped = state.text + typed.slice(1);
        return grouped.length > maxDigits ? refuse(before, 'length') : base.apply(before, { ...edit, inserted: typed.slice(1) });
      }
      const result = base.apply(before, edit);
      const isFull = /^\d$/.test(inserted) && removed === '' && state.text.length >= maxDigits && result.text === state.text;
      return isFull && start === state.text.length ? { ...result, refused: 'length' } : result;
    },
  };
}
