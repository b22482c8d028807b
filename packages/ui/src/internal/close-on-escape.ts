import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog on an Escape that was pressed in it and that nothing took.
 *
 * Radix gives Escape to the layer that opened last, and in a page around ours a toast may be such a layer: while it is shown, it takes the Escape
 * that is meant for the dialog (https://github.com/radix-ui/primitives/issues/2906).
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
