import { isPassing } from './is-passing.ts';

/** Whether a failed query is asked once more by itself. */
export function retriesOnce(count: number, error: Error): boolean {
  return count < 1 && isPassing(error);
}
