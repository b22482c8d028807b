import { codeEditor, type Edit, type Editor, type FieldState } from '../../engine/index.ts';
import { isPhone, layOutPhone, parsePhone } from '../phone.ts';

const national = codeEditor({
  layOut: layOutPhone,
  parse: parsePhone,
  // A mobile of area code 55 and a digit too many would pass for a landline with its country code.
  isWhole: (digits) => digits.length === 11 && isPhone(digits),
});

/** A country code that is being typed. */
const COUNTRY = /^\+5{0,2}$/;

/**
 * `(00) 0000-0000`, with an eleventh digit `(00) 00000-0000`.
 *
 * A country code goes as soon as the number follows: after `+55` with its first digit, after `55` when more than eleven stand there.
 * @see S-208
 */
export const phoneEditor: Editor = {
  show: national.show,
  apply(before: FieldState, edit: Edit) {
    const { start, removed, inserted } = edit;
    const typed = before.text.slice(0, start) + inserted + before.text.slice(start + removed.length);
    if (COUNTRY.test(typed)) return { text: typed, caret: start + inserted.length };
    if (!before.text.startsWith('+')) return national.apply(before, edit);
    const text = national.show(typed);
    return { text, caret: text.length };
  },
};
