import { useEffect, useEffectEvent } from 'react';
import { backStack } from './back-stack.ts';

/** While a window is open the browser's Back closes it instead of leaving the screen. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (open ? backStack().open(() => closeNow()) : undefined), [open]);
}
