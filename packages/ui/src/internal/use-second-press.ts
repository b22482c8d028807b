import { useEffect } from 'react';
import { dropSecondPress } from './drop-second-press.ts';

/** How long after a layer has closed the second press of a double one may come; in ms, twice what systems take for a double press. */
const MAY_FOLLOW = 1000;

const PRESS = ['mousedown', 'click'] as const;

const LAYERS = '[role="menu"], [role="dialog"], [role="alertdialog"]';

const layerOf = ({ target }: Event) => (target instanceof Element ? target.closest(LAYERS) : null);

/**
 * Takes the second press of a double one for nothing, when the first closed the layer in which it was made: it comes down on what lies below,
 * which nobody meant. For each layer that a press in it closes.
 */
export function useSecondPress(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let pressed: Element | null = null;
    function hear(event: MouseEvent) {
      const layer = layerOf(event);
      if (event.detail < 2) {
        pressed = layer;
        return;
      }
      if (!pressed || pressed === layer) return;
      dropSecondPress(event);
      event.stopImmediatePropagation();
    }
    // Before anything that hears the press where it comes down, and before it takes the focus.
    for (const type of PRESS) window.addEventListener(type, hear, true);
    return () =>
      void setTimeout(() => {
        for (const type of PRESS) window.removeEventListener(type, hear, true);
      }, MAY_FOLLOW);
  }, [open]);
}
