import type { Violation } from '../messages/index.ts';
import { PRODUCT_NAME } from '../product/index.ts';

/** What decides whether a user may be edited here. */
export interface SharedUser {
  /** Whether the login is shared with the platform agency. */
  readonly shared: boolean;
  /** Whether the one who edits works at the platform's own agency. */
  readonly ownAgency: boolean;
}

/** Why a user may only be looked at: it is shared, and the own agency may not edit shared ones; `undefined` when it may be. @see A-222 */
export function sharedUserViolation({ shared, ownAgency }: SharedUser): Violation | undefined {
  if (!shared || !ownAgency) return undefined;
  return { key: 'usuario_compartilhado_nao_editavel', params: { product: PRODUCT_NAME }, field: '' };
}
