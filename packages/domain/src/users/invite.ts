import type { Violation } from '../messages/index.ts';

/** Why no invite is sent: no user is selected; `undefined` when invites may be sent. @see A-216 */
export function inviteViolation(selected: readonly unknown[]): Violation | undefined {
  return selected.length > 0 ? undefined : { key: 'selecione_ao_menos_um_usuario', field: '' };
}
