import { validationMessages } from '@guiche/domain/messages/validation';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useMessage } from '../i18n/index.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The text as the field takes it: a single line has no line ends, and elsewhere each counts once. */
function takenText(element: TextElement, pasted: string): string {
  return pasted.replace(/\r\n?|\n/g, element instanceof HTMLInputElement ? '' : '\n');
}

/**
 * Says that a pasted text did not fit: the browser cuts it at `maxLength` without a word. Said until something else is typed.
 *
 * @param maxLength the most characters of the field; undefined for no limit
 */
export function useSurplus(maxLength: number | undefined) {
  const message = useMessage(validationMessages);
  const [surplus, setSurplus] = useState(false);
  return {
    warning: surplus ? message('texto_maior_que_campo') : undefined,
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
