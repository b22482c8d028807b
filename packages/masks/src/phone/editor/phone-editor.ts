import { codeEditor, type Edit, type Editor, type FieldState } from '../../engine/index.ts';
import { formatPhone, hasForeignCode, isPhone, layOutPhone, parsePhone } from '../phone.ts';

const national = codeEditor({
  layOut: layOutPhone,
  parse: parsePhone,
  // A mobile number of area code 55 with a digit too many would look like a landline with its country code.
  isWhole: (digits) => digits.length === 11 && isPhone(digits),
});

/** An incomplete country code. */
const COUNTRY = /^\+5{0,2}$/;

/**
 * `(00) 0000-0000`, with an eleventh digit `(00) 00000-0000`.
 *
 * A country code is removed as soon as the number follows: `+55` at the first digit after it, `55` at the twelfth digit of the text. A number of
 * another country is edited as plain text, with its `+`; a pasted one takes the place of what is there.
 * @see S-208
 */
export const phoneEditor: Editor = {
  show: formatPhone,
  apply(before: FieldState, edit: Edit) {
    const { start, removed, inserted } = edit;
    const typed = before.text.slice(0, start) + inserted + before.text.slice(start + removed.length);
    if (COUNTRY.test(typed)) return { text: typed, caret: start + inserted.length };
    if (edit.pasted && hasForeignCode(inserted)) return { text: inserted.trim(), caret: inserted.trim().length };
    const isPlain = removed === before.text || COUNTRY.test(before.text) || hasForeignCode(before.text);
    if (isPlain && hasForeignCode(typed)) return { text: typed, caret: start + inserted.length };
    if (!before.text.startsWith('+') && !hasForeignCode(before.text)) return national.apply(before, edit);
    const text = national.show(typed);
    return { text, caret: text.length };
  },
};
