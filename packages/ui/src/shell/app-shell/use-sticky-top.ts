import { type RefObject, useLayoutEffect } from 'react';

/** Tells an area of the page, as `--guiche-sticky-top`, how much of the window's top the menu covers: a notice in the menu makes it higher. */
export function useStickyTop(menu: RefObject<HTMLElement | null>, area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [above, below] = [menu.current, area.current];
    if (!above || !below) return;
    const measure = () => below.style.setProperty('--guiche-sticky-top', `${above.getBoundingClientRect().height}px`);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(above);
    return () => sizes.disconnect();
  }, [menu, area]);
}
