import { codeEditor, type Editor } from '../../engine/index.ts';
import { type EmailOptions, parseEmail } from '../index.ts';

/** An e-mail address, typed as it comes and cut to `maxLength`; a pasted link loses its `mailto:`. @see Q-187 */
export function emailEditor({ maxLength }: EmailOptions = {}): Editor {
  // Characters that no address has stay visible: removing the blank between two words would make them another person's address.
  return codeEditor({ layOut: (text) => text.slice(0, maxLength), parse: parseEmail, accepts: () => true });
}
