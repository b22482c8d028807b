import { codeEditor, type Editor } from '../../engine/index.ts';
import { formatIe, parseIe } from '../index.ts';

/**
 * The pattern of a state's registration; the number of digits picks one where the state has several. Without a state nothing
 * can be typed.
 * @param uf code of the state, in either case
 * @see S-229
 */
export function ieEditor(uf: string | null | undefined): Editor {
  return codeEditor({
    layOut: (chars) => formatIe(chars, uf),
    parse: (text) => parseIe(text, uf),
    // P alone is a character of the number: that of a rural producer of SP.
    accepts: (char) => /^[0-9Pp]$/.test(char),
  });
}
