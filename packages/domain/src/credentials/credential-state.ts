import type { EstadoCredencial } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';

/** The next states of each state; activated and cancelled are final. @see S-132 */
const TRANSITIONS: Record<EstadoCredencial, readonly EstadoCredencial[]> = {
  SOLICITADA: ['ATIVADA', 'CANCELADA'],
  ATIVADA: [],
  CANCELADA: [],
};

/** A credential as it is created: active. @see S-132 */
export function newCredential<Content extends object>(content: Content): Content & { readonly ativo: true } {
  return { ...content, ativo: true };
}

/** Whether a credential may go from one state to another; null is a credential that was not requested yet. @see S-132 */
export function credentialMayBecome(from: EstadoCredencial | null, to: EstadoCredencial): boolean {
  if (from === null) return to === 'SOLICITADA';
  // A server may know states that are not known here.
  return Object.hasOwn(TRANSITIONS, from) && TRANSITIONS[from].includes(to);
}

/** Why a credential may not go from one state to another; `undefined` when it may. @see S-132 */
export function credentialStateViolation(from: EstadoCredencial | null, to: EstadoCredencial): Violation | undefined {
  return credentialMayBecome(from, to) ? undefined : { key: 'estado_da_credencial_nao_permite', field: '' };
}
