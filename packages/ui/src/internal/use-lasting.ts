import { useEffect, useState } from 'react';

/** The time in ms after which a wait is worth showing: an answer that comes sooner must not make the screen flicker. */
export const WORTH_SHOWING = 250;

/** True while a state has lasted long enough to be shown, false as soon as it ends. */
export function useLasting(state: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setLasts(true), WORTH_SHOWING);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [state]);
  return state && lasts;
}
