import { responsibilityTag } from '@guiche/contract/responsibility';
import type { Responsible } from '@guiche/domain/entities';
import { changedResponsible } from './changed-responsible.ts';

/** Refuses (409) a change that was decided while somebody else was responsible. `seen` is the header `if-match`; without it nothing is checked. @see B-061 */
export function checkSeen(seen: string | undefined, present: Responsible | null): void {
  if (seen !== undefined && seen !== '*' && seen !== responsibilityTag(present)) throw changedResponsible(present);
}
