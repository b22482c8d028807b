import { caretBefore, type Edit, type Editor, type EditResult, type FieldState, removedRange, unchanged } from './editor.ts';

export interface CodeOptions {
  /** Formats the characters of a code, or of the beginning of one, with marks between them but not at the end; drops surplus characters. */
  layOut: (chars: string) => string;
  /** The characters of the code in a whole text, without a word or a country code before them. */
  parse: (text: string) => string;
  /** Whether a character belongs to the code rather than to its marks; by default, digits do. */
  accepts?: (char: string) => boolean;
  /** Whether the characters are a complete code, although more characters would fit another pattern. */
  isWhole?: (chars: string) => boolean;
}

const isDigit = (char: string) => char >= '0' && char <= '9';

/** For codes of letters and digits. */
export const isAlphanumeric = (char: string) => /^[0-9A-Za-z]$/.test(char);

/**
 * An editor of codes with marks between their characters (CPF, CEP, card number); the characters may change the pattern.
 *
 * A character is inserted at the caret; in a full field it replaces the next one. A deletion beside a mark
 * removes the character next to it. A pasted text is parsed as a whole. A text in the field that does
 * not fit the pattern loses only the characters that are deleted.
 * @see S-225, S-226
 */
export function codeEditor({ layOut, parse, accepts = isDigit, isWhole = () => false }: CodeOptions): Editor {
  const kept = (text: string) => [...text].filter(accepts).join('');
  const fits = (chars: string) => kept(layOut(chars)).length === chars.length;
  const show = (text: string) => layOut(parse(text));

  function atEnd(was: string, chars: string): EditResult {
    // One character too many: perhaps a country code stood before the number ("+55 11 98765-432" and 1).
    const text = fits(chars) || isWhole(was) ? layOut(chars) : show(chars);
    const full = chars.length > was.length && kept(text) === was;
    return { text, caret: text.length, ...(full && { refused: 'length' }) };
  }

  /** Whether characters of a code stand behind those that were taken. */
  function isCut(whole: string, shown: string): boolean {
    const [all, taken] = [kept(whole).toUpperCase(), kept(shown).toUpperCase()];
    const at = all.indexOf(taken);
    return taken !== '' && at >= 0 && at + taken.length < all.length;
  }

  function inside(left: string, right: string): EditResult {
    let rest = right;
    while (rest !== '' && !fits(left + rest)) rest = rest.slice(1);
    const text = layOut(left + rest);
    let caret = caretBefore(text, rest.length, accepts);
    while (caret > 0 && !accepts(text[caret - 1] ?? '')) caret -= 1;
    return { text, caret };
  }

  return {
    show,
    apply(before: FieldState, edit: Edit): EditResult {
      const { text } = before;
      const { inserted } = edit;
      const { from, to } = removedRange(text, edit, accepts);
      const left = kept(text.slice(0, from));
      const right = kept(text.slice(to));
      const added = kept(inserted);
      // Too long for the pattern, because the state changed or the digit that decided the brand was deleted: it may shrink, but is not cut.
      if (left + right !== '' && !fits(left + right) && !fits(left + added + right)) return { text: left + right, caret: left.length };
      if (inserted !== '' && added === '') {
        // Typing the mark at the caret moves the caret over it.
        const steps = edit.removed === '' && inserted === text[from];
        return steps ? { text, caret: from + 1 } : unchanged(before);
      }
      if (left + right === '' && (edit.pasted || inserted.length > 1)) {
        const shown = show(inserted);
        return { text: shown, caret: shown.length, ...(isCut(inserted, shown) && { refused: 'length' }) };
      }
      return right === '' ? atEnd(left, left + added) : inside(left + added, right);
    },
  };
}
