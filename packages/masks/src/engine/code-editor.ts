import { caretBefore, type Edit, type Editor, type EditResult, type FieldState, removedRange } from './editor.ts';

export interface CodeOptions {
  /** Lays out the characters of a code, or of the beginning of one, with marks between them and none at the end; cuts what is too much. */
  layOut: (chars: string) => string;
  /** The characters that a whole text means, without a word or a country code before them. */
  parse: (text: string) => string;
  /** Whether a character belongs to the code rather than to its marks; without it, digits do. */
  accepts?: (char: string) => boolean;
  /** Whether the characters are a code to which nothing can be added, although more would fit another reading. */
  isWhole?: (chars: string) => boolean;
}

const isDigit = (char: string) => char >= '0' && char <= '9';

/** For codes of letters and digits. */
export const isAlphanumeric = (char: string) => /^[0-9A-Za-z]$/.test(char);

/**
 * Codes of characters with marks between them (CPF, CEP, card number), whatever pattern their characters ask for.
 *
 * A character comes in where the caret is; in a full field it takes the place of the next one. A deletion beside a mark
 * takes the character next to it. A text that comes as a whole is read for what it means. One that stands there and does
 * not fit gives up nothing but what is deleted.
 * @see S-225, S-226
 */
export function codeEditor({ layOut, parse, accepts = isDigit, isWhole = () => false }: CodeOptions): Editor {
  const kept = (text: string) => [...text].filter(accepts).join('');
  const fits = (chars: string) => kept(layOut(chars)).length === chars.length;
  const show = (text: string) => layOut(parse(text));

  function atEnd(was: string, chars: string): EditResult {
    // One more than fits: perhaps a country code stood before it ("+55 11 98765-432" and 1).
    const text = fits(chars) || isWhole(was) ? layOut(chars) : show(chars);
    return { text, caret: text.length };
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
      // Too long for the pattern, because the state was changed or a digit that told the brand went: it is shortened, never cut.
      if (left + right !== '' && !fits(left + right) && !fits(left + added + right)) return { text: left + right, caret: left.length };
      if (inserted !== '' && added === '') {
        // Typing the mark that stands there steps over it.
        const steps = edit.removed === '' && inserted === text[from];
        return { text, caret: steps ? from + 1 : before.start };
      }
      if (left + right === '' && (edit.pasted || inserted.length > 1)) {
        const shown = show(inserted);
        return { text: shown, caret: shown.length };
      }
      return right === '' ? atEnd(left, left + added) : inside(left + added, right);
    },
  };
}
