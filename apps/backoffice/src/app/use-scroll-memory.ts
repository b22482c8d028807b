import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

const positions = new Map<string, number>();

/** By address: a list that is come back to stands where it stood, however one came; a new screen starts at its top. @see Q-008 */
export function useScrollMemory(): void {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, positions.get(address) ?? 0);
    const note = () => void positions.set(address, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [address]);
}
