import type { Responsible } from '@guiche/domain/entities';

/** The entity tag of who is responsible for a request: the id of that person, or `nobody`, in quotes. @see B-061 */
export function responsibilityTag(responsavel: Pick<Responsible, 'id'> | null): string {
  return `"${responsavel?.id ?? 'nobody'}"`;
}
