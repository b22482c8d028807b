import { useEffect } from 'react';

/** Shows a failure of a query once for each time that it fails. */
export function useFailureNotice(error: unknown, tell: (error: unknown) => void): void {
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
}
