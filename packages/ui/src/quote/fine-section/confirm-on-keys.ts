import type { KeyboardEvent } from 'react';

/**
 * Confirms by Ctrl+Enter from any field and button inside. Enter alone presses a button, and else sends nothing, also not a form around it: money
 * moves only on purpose.
 */
export function confirmOnKeys(confirm: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return;
    const confirms = event.ctrlKey || event.metaKey;
    if (!confirms && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (confirms) confirm();
  };
}
