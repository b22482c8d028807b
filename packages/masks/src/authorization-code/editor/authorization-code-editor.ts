import { type Editor, refuse } from '../../engine/editor.ts';
import { codeEditor } from '../../engine/index.ts';
import { codesIn, runsIn } from '../authorization-code.ts';
import { formatAuthorizationCode } from '../index.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');
// What stands in the field is one code, whatever its digits are.
const digits = codeEditor({ layOut: digitsOf, parse: digitsOf });

/**
 * Digits alone, as many as there are. Of a pasted text with other numbers the only one that can be a code is taken, in place of what is there; a text with
 * several such numbers, or with parts of none, is refused.
 * @see Q-205, S-225
 */
export const authorizationCodeEditor: Editor = {
  show: formatAuthorizationCode,
  apply(before, edit) {
    const { inserted } = edit;
    if (!edit.pasted && inserted.length < 2) return digits.apply(before, edit);
    const [code, ...others] = codesIn(inserted);
    if (others.length > 0 || (code === undefined && runsIn(inserted).length > 1)) return refuse(before, 'length');
    const isAll = code === undefined || code === digitsOf(inserted);
    return isAll ? digits.apply(before, edit) : { text: code, caret: code.length };
  },
};
