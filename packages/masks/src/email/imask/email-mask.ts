import { readsPasted } from '../../engine/imask/reads-pasted.ts';
import { type EmailOptions, parseEmail } from '../index.ts';

/** An e-mail address without spaces, of at most `maxLength` characters. Whether it is one is asked when it is saved. @see Q-187 */
export function emailMask({ maxLength = 254 }: EmailOptions = {}) {
  return { mask: new RegExp(`^\\S{0,${maxLength}}$`), prepare: readsPasted(parseEmail) };
}
