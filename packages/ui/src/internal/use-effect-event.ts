import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and does what the last rendered one would: for effects that must not start anew with it. To be called from
 * effects and listeners, never while rendering. React's own of this name came with 19.2, and the components serve React 18 too.
 */
export function useEffectEvent<Parameters extends readonly unknown[], Result>(
  event: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(event);
  // Before all other effects, which may call it.
  useInsertionEffect(() => {
    latest.current = event;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
