import type { KeyboardEvent } from 'react';

/** Confirms by Ctrl+Enter from any field inside. Enter alone sends nothing, also not a form around it: money moves only on purpose. */
export function confirmOnKeys(confirm: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey) confirm();
  };
}
