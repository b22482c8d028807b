import { codeEditor, type Editor } from '../../engine/index.ts';
import { type EmailOptions, parseEmail } from '../index.ts';

/**
 * An e-mail address, typed as it comes and cut to `maxLength`; a pasted link loses its `mailto:`. What a pasted address leaves behind (blanks, brackets, a
 * name) is no surplus; a second address is. @see Q-187
 */
export function emailEditor({ maxLength }: EmailOptions = {}): Editor {
  // Characters that no address has stay visible: removing the blank between two words would make them another person's address.
  const { show, apply } = codeEditor({ layOut: (text) => text.slice(0, maxLength), parse: parseEmail, accepts: () => true });
  return {
    show,
    apply(before, edit) {
      const { refused, ...result } = apply(before, edit);
      const address = parseEmail(edit.inserted);
      const isWhole = result.text === address && !edit.inserted.replace(address, '').includes('@');
      return refused === undefined || isWhole ? result : { ...result, refused };
    },
  };
}
