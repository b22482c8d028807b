import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useTexts } from '../i18n/index.ts';
import { surplusTexts } from './surplus.texts.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The text as Chromium takes it: in a single line a blank for each line end but the last ones, elsewhere one character for each. */
function takenText(element: TextElement, pasted: string): string {
  const text = element instanceof HTMLInputElement ? pasted.replace(/[\r\n]+$/, '') : pasted;
  return text.replace(/\r\n/g, '\n');
}

/**
 * Says that a pasted text did not fit: the browser cuts it at `maxLength` without a word. Said until something else is typed.
 *
 * @param maxLength the most characters of the field; undefined for no limit
 */
export function useSurplus(maxLength: number | undefined) {
  const t = useTexts(surplusTexts);
  const [surplus, setSurplus] = useState(false);
  return {
    warning: surplus ? t('cut') : undefined,
    listeners: {
      onPaste({ target, clipboardData }: ClipboardEvent) {
        if (maxLength === undefined || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        const { value, selectionStart, selectionEnd } = target;
        const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
        setSurplus(kept + takenText(target, clipboardData.getData('text')).length > maxLength);
      },
      onInput({ nativeEvent }: FormEvent) {
        if (!(nativeEvent instanceof InputEvent) || nativeEvent.inputType !== 'insertFromPaste') setSurplus(false);
      },
    },
  };
}
