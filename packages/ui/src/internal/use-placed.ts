import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type Beside, placeBeside } from './place-beside.ts';
import { useEffectEvent } from './use-effect-event.ts';

interface Wanted extends Beside {
  /** The greatest height, in px, where the window has more. */
  readonly tallest?: number;
}

/** The lower edge of what can be seen: the keyboard of a phone covers a part of the window. */
function seenHeight(): number {
  const { clientHeight } = document.documentElement;
  return window.visualViewport ? Math.min(clientHeight, window.visualViewport.offsetTop + window.visualViewport.height) : clientHeight;
}

function pixels(length: number | 'auto'): string {
  return length === 'auto' ? length : `${length}px`;
}

/**
 * Places a fixed panel beside its anchor, inside the window, and keeps it there while the page scrolls and while one of them changes its size.
 *
 * In one pass, before the first frame: a library renders the panel, measures it later and renders it again with the measured place, which took
 * longer than the panel itself.
 */
export function usePlaced(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  { tallest = Number.POSITIVE_INFINITY, ...beside }: Wanted,
): void {
  function place() {
    const [element, at] = [panel.current, anchor.current];
    if (!element || !at) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const { offsetWidth, offsetHeight, clientHeight: inner, scrollHeight, style } = element;
    const { left, top, bottom, maxHeight } = placeBeside(
      // All of it, with its borders: of a panel that is too high now there may be more room in another place.
      { width: offsetWidth, height: Math.min(tallest, scrollHeight + offsetHeight - inner) },
      at.getBoundingClientRect(),
      { width: clientWidth, height: clientHeight, seen: seenHeight() },
      beside,
    );
    // Not properties of its own, which all that is inside would inherit and be styled anew for.
    style.maxHeight = pixels(Math.min(tallest, maxHeight));
    style.left = pixels(left);
    style.top = pixels(top);
    style.bottom = pixels(bottom);
  }
  // After each render: what it shows, and so its size, may have changed.
  useLayoutEffect(place);

  const follow = useEffectEvent(place);
  useEffect(() => {
    const move = ({ target }: Event) => {
      if (target !== panel.current) follow();
    };
    const options = { capture: true, passive: true };
    const places = [window, window.visualViewport];
    for (const place of places) for (const type of ['scroll', 'resize']) place?.addEventListener(type, move, options);
    const sizes = new ResizeObserver(() => follow());
    // What grows above the anchor moves it, and makes the body higher.
    for (const element of [panel.current, anchor.current, document.body]) if (element) sizes.observe(element);
    return () => {
      sizes.disconnect();
      for (const place of places) for (const type of ['scroll', 'resize']) place?.removeEventListener(type, move, options);
    };
  }, []);
}
