/** The state of a text field: its text and the selection in it. */
export interface FieldState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The marks of the edit that led to this text. */
  readonly marks?: string | undefined;
}

/** One edit of a text: at `start`, `removed` was replaced by `inserted`. */
export interface Edit {
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
  /** The direction of a deletion without a selection; `none` for any other edit. */
  readonly direction: 'backward' | 'forward' | 'none';
  /** The text was inserted at once (paste, drop, autofill), so it is parsed, not handled as keys. */
  readonly pasted: boolean;
}

/**
 * Why an edit was not taken as it is: the value would exceed the `limit` of the field, it is `negative` where that is not allowed, the `text` is
 * none of the format, or its `length` is more than the format has room for. A pasted amount has further `decimals` or is in another `currency`; a
 * typed `digit` has no place behind the last decimal; the text has `several` values, of which the first was taken.
 */
export type Refusal = 'limit' | 'negative' | 'text' | 'length' | 'decimals' | 'digit' | 'currency' | 'several';

export interface EditResult {
  readonly text: string;
  readonly caret: number;
  /** The end of the selection, which begins at `caret`. Without it nothing is selected. */
  readonly end?: number;
  /** What was typed and cannot be read from the text, such as the comma of `12,34`, which 1 2 3 4 shows too. The state before the next edit has it. */
  readonly marks?: string;
  /** Set when the edit was not taken whole: the text is as it was before or, for `length`, `several` and a minus before an amount, the surplus was left out. */
  readonly refused?: Refusal;
}

/** What one format makes of an edit. Pure: takes the field's state and returns the new one. */
export interface Editor {
  /** The formatted text of a value, or of any other text that is set as a whole. */
  show(text: string): string;
  apply(before: FieldState, edit: Edit): EditResult;
}

/** Nothing of an edit is taken. What was selected stays selected, so that the next key takes its place and does not stand before it. */
export function unchanged({ text, start, end, marks }: FieldState): EditResult {
  return { text, caret: start, end, ...(marks !== undefined && { marks }) };
}

/** An edit of which nothing is taken, and why. */
export function refuse(before: FieldState, refused: Refusal): EditResult {
  return { ...unchanged(before), refused };
}

function difference(before: string, text: string, caret: number, prefixEnd: number) {
  let start = 0;
  while (start < prefixEnd && before[start] === text[start]) start += 1;
  const suffixEnd = Math.min(before.length - start, text.length - start, text.length - caret);
  let same = 0;
  while (same < suffixEnd && before[before.length - 1 - same] === text[text.length - 1 - same]) same += 1;
  return { start, removed: before.slice(start, before.length - same), inserted: text.slice(start, text.length - same) };
}

/**
 * The edit between the state before and the text and caret after.
 *
 * The browser tells only the result. The common text on both sides of the change is searched within the bounds that
 * selection and caret set, so that a digit that is typed beside an equal one is found at the right place.
 */
export function editBetween(before: FieldState, text: string, caret: number, pasted = false): Edit {
  const end = Math.min(caret, text.length);
  const shorter = Math.min(end, before.text.length);
  let found = difference(before.text, text, end, Math.min(before.start, shorter));
  // More was removed than was selected: the change was not made at the caret (autofill, a script), so the caret sets no bound.
  if (found.inserted !== '' && found.removed !== before.text.slice(before.start, before.end)) {
    found = difference(before.text, text, end, shorter);
  }
  const deletes = found.inserted === '' && found.removed !== '' && before.start === before.end;
  return { ...found, direction: !deletes ? 'none' : caret < before.start ? 'backward' : 'forward', pasted };
}

/**
 * The range that an edit removes: a deletion of separators alone extends to the character beside them. @see S-226
 * @param counts whether a character belongs to the value, not to the separators of the mask
 */
export function removedRange(text: string, edit: Edit, counts: (char: string) => boolean): { from: number; to: number } {
  let from = edit.start;
  let to = edit.start + edit.removed.length;
  if (edit.direction === 'none' || [...edit.removed].some(counts)) return { from, to };
  if (edit.direction === 'backward') {
    while (from > 0) {
      from -= 1;
      if (counts(text[from] ?? '')) break;
    }
  } else {
    while (to < text.length) {
      to += 1;
      if (counts(text[to - 1] ?? '')) break;
    }
  }
  return { from, to };
}

/** The position that has `after` counting characters to its right, beside the one on its left. */
export function caretBefore(text: string, after: number, counts: (char: string) => boolean): number {
  let caret = text.length;
  for (let left = after; left > 0 && caret > 0; ) {
    caret -= 1;
    if (counts(text[caret] ?? '')) left -= 1;
  }
  return caret;
}
