import { useSyncExternalStore } from 'react';

/**
 * Whether the screen fits a media query, followed as it changes; false on a server, which knows no screen. For what differs in structure;
 * looks are the style sheet's.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
