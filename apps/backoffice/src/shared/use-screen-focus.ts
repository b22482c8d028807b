import { useEffect, useRef } from 'react';

/** Gives the content the focus whenever another screen is shown: it is read from its start, and the link or button that led to it is gone. */
export function useScreenFocus(pathname: string): void {
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    const opened = shown.current === null;
    shown.current = pathname;
    // Opened by its address or loaded again, a screen may have given the focus to a part of it.
    if (opened && document.activeElement !== document.body) return;
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [pathname]);
}
