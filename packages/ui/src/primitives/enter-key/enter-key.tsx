import { Slot } from '@radix-ui/react-slot';
import type { KeyboardEvent, ReactElement } from 'react';

export interface EnterKeyProps {
  /** Called when Enter is pressed in the element; not again while the key is held. */
  onEnter: (event: KeyboardEvent<HTMLElement>) => void;
  /** The one element, such as a field; whatever it handles by itself comes first. */
  children: ReactElement;
}

/** The key code of every key that an input method takes for itself, in browsers that do not tell of it otherwise. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Calls a function when Enter is pressed in its one element, and for no other key: not with Ctrl, Shift, Alt or ⌘, which are keys of their own,
 * and not for the Enter that ends a composed character. The form around the element is not sent.
 *
 * Use: for a field that acts on Enter by itself, such as a search.
 * Not for: sending a form, which does so by its button and Ctrl+Enter; a button, which Enter presses anyway.
 * Parts: none of its own.
 * Keyboard: Enter: calls the function.
 * Screen reader: nothing of its own; the label of the field says what Enter does.
 * @see S-182
 * @keywords enter, tecla, confirmar, keydown
 */
export function EnterKey({ onEnter, children }: EnterKeyProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, repeat, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (key !== 'Enter' || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD) return;
    event.preventDefault();
    if (!repeat) onEnter(event);
  }
  return <Slot onKeyDown={handleKeyDown}>{children}</Slot>;
}
