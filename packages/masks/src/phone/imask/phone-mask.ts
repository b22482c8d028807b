import { dispatchBy } from '../../engine/imask/dispatch.ts';
import { parsePhone } from '../index.ts';
import { hasForeignCode } from '../phone.ts';

/** `(00) 0000-0000`, with an eleventh digit `(00) 00000-0000`. What is set or pasted whole loses its country code; of another country's
 * number nothing is taken. @see S-208 */
export const phoneMask = {
  mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }],
  dispatch: dispatchBy((text) => (text.replace(/\D/g, '').length > 10 ? 1 : 0)),
  prepare: (text: string, { value }: { value: string }) => {
    if (value !== '' || text.length < 2) return text;
    return hasForeignCode(text) ? '' : parsePhone(text);
  },
};
