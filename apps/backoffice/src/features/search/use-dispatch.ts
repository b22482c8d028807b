import { useEffect, useRef, useState } from 'react';

/** How long a search waits for a further request, which takes its place. @see S-087 */
const DISPATCH_MS = 100;

/** What is searched for: the criteria that were asked for last, and the number of the search. */
export interface Dispatched<Criteria> {
  readonly criteria: Criteria;
  readonly number: number;
}

/**
 * The search that is made: it is dispatched 100 ms after it is asked for, and requests inside that time collapse into one. `initial` is searched
 * for at once when the screen opens; null waits for a person.
 * @see S-087
 */
export function useDispatch<Criteria>(initial: Criteria | null) {
  const [dispatched, setDispatched] = useState<Dispatched<Criteria> | null>(initial && { criteria: initial, number: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(criteria: Criteria): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDispatched((last) => ({ criteria, number: (last?.number ?? 0) + 1 })), DISPATCH_MS);
  }
  return { dispatched, ask };
}
