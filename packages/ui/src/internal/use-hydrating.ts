import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on a server, and for the first render of what came from one: it must show what the server showed. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
