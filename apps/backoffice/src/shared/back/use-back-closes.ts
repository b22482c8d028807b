import { followLayers } from '@guiche/ui/primitives/dialog';
import { useEffect, useEffectEvent } from 'react';
import { backStack } from './back-stack.ts';

const openAbove = (close: () => void) => backStack().openAbove(close);

/**
 * While a window is open the browser's Back closes it instead of leaving the screen. `close` returns `false` when the window stays open: because
 * it asks first whether what was typed may be lost, or because something runs. A question, a panel or a calendar above the window is closed first.
 * What stays open while another screen, or other filters, come below it names their address, `below`: over each it is closed first again.
 */
export function useBackCloses(open: boolean, close: () => unknown, below?: string): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    // Of what lies above windows alone: the code of the first screen needs none of it.
    followLayers(openAbove);
    return backStack().open(() => closeNow());
  }, [open, below]);
}
