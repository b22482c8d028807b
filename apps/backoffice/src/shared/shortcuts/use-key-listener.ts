import { useEffect, useEffectEvent, useState } from 'react';
import { createKeySequence } from './key-sequence.ts';
import type { Shortcut } from './shortcuts.ts';
import { isTypingPlace, windowIsOpen } from './typing-place.ts';

interface KeyListenerOptions {
  /** What holds now, the most particular first. */
  shortcuts: () => readonly Shortcut[];
  /** Whether shortcuts of one key act. @see B-048 */
  enabled: boolean;
  onPalette: () => void;
}

/** Runs the shortcuts whose keys are pressed outside of fields and windows, and Ctrl+K outside of windows. @see B-048, B-049 */
export function useKeyListener({ shortcuts, enabled, onPalette }: KeyListenerOptions): void {
  const [sequence] = useState(createKeySequence);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || windowIsOpen()) return;
      event.preventDefault();
      onPalette();
      return;
    }
    // The field first: to look for a window in the whole page took half a millisecond, at every key that is typed.
    if (!enabled || isTypingPlace(event.target) || windowIsOpen()) return;
    // With Caps Lock a letter is the same key.
    const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
    const { done, begun } = sequence.press(key, event.timeStamp, shortcuts());
    const ran = done.filter(({ repeats }) => !event.repeat || repeats).some(({ run }) => run() !== false);
    if (begun || ran) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
