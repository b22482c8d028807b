import { CallError } from '@guiche/contract/client';

/** Whether asking again may help: the network failed, or the server had a bad moment. An error that names what failed has the failure as its `cause`. */
export function isPassing(error: unknown): boolean {
  if (error instanceof CallError) return error.status === 0 || error.status >= 500;
  return error instanceof Error && error.cause !== undefined && isPassing(error.cause);
}
