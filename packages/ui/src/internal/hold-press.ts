import type { PointerEvent } from 'react';

/** Who moves the pointer further than this drags, and may have thought better of it; in pixels. */
const STILL_PX = 8;

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;

/**
 * Makes a press count that ends where it began, though its button has moved away meanwhile: leaving a field may show a line below it, which
 * pushes what follows, and a browser clicks only what is under the pointer at both ends of a press. For `onPointerDown` of what holds the
 * fields and the buttons.
 */
export function holdPress({ target, button: which, pointerId, clientX: x, clientY: y }: PointerEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || which !== 0) return;
  const { ownerDocument } = button;
  const listening = new AbortController();
  const end = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    listening.abort();
    // What ends on the button is clicked by the browser.
    if (event.type !== 'pointerup' || event.composedPath().includes(button) || !button.isConnected) return;
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= STILL_PX;
    // A layer that opened above the button at once is no reason to press it again.
    if (isStill && !contains(button.getBoundingClientRect(), x, y)) button.click();
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    ownerDocument.addEventListener(type, end, { signal: listening.signal, capture: true });
}
