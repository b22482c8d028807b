import createMask from 'imask/esm/masked/factory';
import type { MaskedNumberOptions } from 'imask/esm/masked/number';
import type { MaskedPatternOptions } from 'imask/esm/masked/pattern';
import 'imask/esm/masked/number';
import 'imask/esm/masked/pattern';
import { type Edit, type Editor, type EditResult, type FieldState, type Refusal, refuse, removedRange, unchanged } from '../editor.ts';
import { unsigned } from '../unsigned.ts';

export interface ImaskEditorOptions {
  /** The mask, as imask takes it: the options of a format's `imask` folder, for instance `@guiche/masks/date/imask`. */
  mask: MaskedPatternOptions | MaskedNumberOptions;
  /** The text of a value, or of a pasted text. */
  show: (text: string) => string;
  /** Whether a character that is typed at a position replaces the one there instead of moving it. */
  overwrites?: (text: string, position: number) => boolean;
  /** Why a pasted text is refused as a whole; `undefined` when it is taken. */
  refuses?: (pasted: string) => Refusal | undefined;
  /** Refuses a change of a selection that covers a part of the text (day, hour) only half. @see S-221 */
  wholeParts?: boolean;
  /** Refuses a typed `-` as negative. By default a number mask does so whose `min` is not below 0. */
  isUnsigned?: boolean;
}

const isKept = (char: string) => /[\p{L}\p{N}-]/u.test(char);

function cutsPart(text: string, start: number, end: number): boolean {
  const inside = (position: number) => isKept(text[position - 1] ?? ' ') && isKept(text[position] ?? ' ');
  return inside(start) || inside(end);
}

/**
 * Any imask mask as an editor. imask decides which characters the pattern takes; deletion beside a separator, paste as a whole and
 * the position of the caret are handled here.
 * @see S-225, S-226
 */
export function imaskEditor(options: ImaskEditorOptions): Editor {
  const { mask, show, overwrites = () => false, refuses, wholeParts = false } = options;
  const masked = createMask(mask);
  const numberMask: Partial<MaskedNumberOptions> = 'thousandsSeparator' in mask ? mask : {};
  const { thousandsSeparator: grouping = '', radix = '', min = -1 } = numberMask;
  const { isUnsigned = min >= 0 } = options;

  /** What the mask makes of an edit: the text, and how far the caret moves. */
  function spliced(text: string, from: number, to: number, inserted: string): { next: string; offset: number } {
    masked.value = text;
    // A mask that changes the text when it reads it would put the edit at another position.
    if (masked.value !== text) masked.rawInputValue = text;
    const { offset } = masked.splice(from, to - from, inserted, 'NONE', { input: true, raw: true });
    return { next: masked.value, offset };
  }

  /** Whether a digit was typed behind a comma with all its decimals. */
  function isSurplusDigit({ text, start }: FieldState, inserted: string): boolean {
    return radix !== '' && text.includes(radix) && start > text.indexOf(radix) && /^\d$/.test(inserted);
  }

  const editor: Editor = {
    show,
    apply(before: FieldState, edit: Edit): EditResult {
      const { text } = before;
      let { from, to } = removedRange(text, edit, (char) => isKept(char) || (radix !== '' && char === radix));
      const { inserted } = edit;
      if (wholeParts && edit.removed.length > 0 && edit.direction === 'none' && cutsPart(text, from, to)) return unchanged(before);
      const refused = edit.pasted && inserted !== '' ? refuses?.(inserted) : undefined;
      if (refused) return refuse(before, refused);
      if (edit.pasted && inserted !== '' && ![...text.slice(0, from), ...text.slice(to)].some(isKept)) {
        const shown = show(inserted);
        if (shown !== '') return { text: shown, caret: shown.length };
      }
      const isComma = radix !== '' && (inserted === radix || inserted === '.');
      if (isComma && from === to && text[from] === radix) return { text, caret: from + 1 };
      if (edit.removed === '' && overwrites(text, from)) {
        for (const char of inserted) {
          if (!isKept(char)) continue;
          while (to < text.length && !isKept(text[to] ?? '')) to += 1;
          if (to < text.length) to += 1;
        }
      }
      const { next, offset } = spliced(text, from, to, inserted);
      if (inserted !== '') {
        const isMark = !isComma && ![...inserted].some(isKept);
        if (isMark && next.length < text.length) return unchanged(before);
        if (edit.removed !== '' && next === spliced(text, from, to, '').next) return unchanged(before);
        if (edit.removed === '' && next === text && isSurplusDigit(before, inserted)) return refuse(before, 'digit');
      }
      let caret = Math.min(from + offset, next.length);
      if (grouping && edit.direction !== 'forward' && next[caret - 1] === grouping) caret -= 1;
      return { text: next, caret };
    },
  };
  return isUnsigned ? unsigned(editor) : editor;
}
