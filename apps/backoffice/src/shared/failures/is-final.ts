import { CallError } from '@guiche/contract/client';

/** Whether the same call would fail again the same way: the server does not permit it (403), or refuses what was sent (422). */
export function isFinal(error: unknown): boolean {
  return error instanceof CallError && (error.status === 403 || error.status === 422);
}
