import { useEffect, useEffectEvent } from 'react';
import { backStack } from './back-stack.ts';

/**
 * While a window is open the browser's Back closes it instead of leaving the screen. `close` returns `false` when the window stays open: because
 * it asks first whether what was typed may be lost, or because something runs.
 */
export function useBackCloses(open: boolean, close: () => unknown): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? backStack().open(() => closeNow()) : undefined), [open]);
}
