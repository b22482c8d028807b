import { useRef } from 'react';

/** How a failure is shown, as `failure` of `useNotify` does; returns a function that takes it back. */
interface Teller<Said extends readonly unknown[]> {
  readonly failure: (...said: Said) => () => void;
}

/**
 * Tells failures of the same thing: `tell` shows one, `takeBack` takes the last one off the screen, beside which the next try would read as if
 * it had failed.
 */
export function useFailureToast<Said extends readonly unknown[]>({ failure }: Teller<Said>) {
  const last = useRef<() => void>(undefined);
  return {
    tell(...said: Said): void {
      last.current = failure(...said);
    },
    takeBack: (): void => last.current?.(),
  };
}
