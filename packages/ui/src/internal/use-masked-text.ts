import { maskedTyping } from '@guiche/masks/attach';
import type { Editor, Refusal } from '@guiche/masks/engine';
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, type Ref, useMemo, useState } from 'react';
import { mergeRefs } from './merge-refs.ts';
import { useEffectEvent } from './use-effect-event.ts';

export interface MaskedTextOptions {
  editor: Editor;
  /** The text that the field shows at rest. */
  shown: string;
  /** Every edit, with the text that it led to, and the reason when it was refused. */
  onEdit: (text: string, refused: Refusal | undefined) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Passes each edit of an input to an editor of `@guiche/masks`, and shows the text and caret that it returns; see `maskedTyping`.
 * `leave` is for when the field is left.
 */
export function useMaskedText({ editor, shown, onEdit, ref }: MaskedTextOptions) {
  const [typing] = useState(() => maskedTyping(shown));
  const [composed, setComposed] = useState<string | null>(null);
  const field = { editor, shown, onEdit, onCompose: setComposed };

  const onBeforeInput = useEffectEvent((element: HTMLInputElement, event: InputEvent) => typing.beforeInput(element, event, field));
  const filled = useMemo(() => {
    // React's own onBeforeInput says nothing of deletions. It listens from the moment the element is there: behind an effect, the first
    // key on a busy machine would be an edit of which nothing was known before.
    const listening = (element: HTMLInputElement | null) => {
      const listen = (event: InputEvent) => element && onBeforeInput(element, event);
      element?.addEventListener('beforeinput', listen);
      return () => element?.removeEventListener('beforeinput', listen);
    };
    return mergeRefs(listening, ref);
  }, [ref, onBeforeInput]);

  const input = {
    ref: filled,
    value: composed ?? shown,
    onChange: ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) =>
      typing.input(currentTarget, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '', field),
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => typing.compositionStart(currentTarget),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => typing.compositionEnd(currentTarget, field),
    onKeyDown: ({ nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => typing.keyDown(currentTarget, nativeEvent, field),
  };
  return { input, leave: typing.leave };
}
