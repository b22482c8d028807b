import { useEffect, useRef } from 'react';

/**
 * Gives the content the focus when a screen comes to show something else, as any new screen gets it: the link or button that led there is gone.
 * `shown` names what is shown; where a form has the focus by itself, `focuses` is false.
 */
export function useContentFocus(shown: string, focuses: boolean): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (focuses) document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [shown, focuses]);
}
