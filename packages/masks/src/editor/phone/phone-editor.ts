import { codeEditor } from '../../engine/index.ts';
import { isPhone, layOutPhone, parsePhone } from '../../phone/phone.ts';

/** `(00) 0000-0000`, with an eleventh digit `(00) 00000-0000`; a country code that was typed goes as soon as more than eleven stand there. @see S-208 */
export const phoneEditor = codeEditor({
  layOut: layOutPhone,
  parse: parsePhone,
  // A mobile of area code 55 and a digit too many would pass for a landline with its country code.
  isWhole: (digits) => digits.length === 11 && isPhone(digits),
});
