import type { Violation } from '../messages/index.ts';
import { PRODUCT_NAME } from '../product/index.ts';

/** The facts that decide whether a user may be edited. */
export interface SharedUser {
  /** Whether the login is shared with the platform agency. */
  readonly shared: boolean;
  /** Whether the person who edits works at the platform's own agency. */
  readonly ownAgency: boolean;
}

/** Why a user is read-only: the own agency may not edit shared users; `undefined` when the user may be edited. @see A-222 */
export function sharedUserViolation({ shared, ownAgency }: SharedUser): Violation | undefined {
  if (!shared || !ownAgency) return undefined;
  return { key: 'usuario_compartilhado_nao_editavel', params: { product: PRODUCT_NAME }, field: '' };
}
