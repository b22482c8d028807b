import { CallError } from '@guiche/contract/client';

/** Whether asking again may help: the network failed, or the server had a bad moment. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/** Whether a failed query is asked once more by itself; an error that names what failed has the failure as its `cause`. */
export function retriesOnce(count: number, error: Error): boolean {
  return count < 1 && (isPassing(error) || isPassing(error.cause));
}
