import type { KeyboardEvent } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * Handles the keys that copy (Ctrl+C, on a Mac ⌘C) on a part of the page of which a text can be copied. A selected text, a field, and a part
 * inside that has handled them come first.
 */
export function onCopyKeys(onCopy: (() => void) | undefined) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (!onCopy || event.defaultPrevented || key.toLowerCase() !== 'c' || altKey || shiftKey || ctrlKey === metaKey) return;
    if (target instanceof Element && target.closest(TYPED_IN)) return;
    if (document.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    onCopy();
  };
}
