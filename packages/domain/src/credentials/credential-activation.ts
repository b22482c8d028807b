import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';

/** Why a credential may not be activated: the identification of the agency is missing; `undefined` when it may. @see S-144 */
export function activationViolation({ identificador }: { readonly identificador: string | null }): Violation | undefined {
  return isFilled(identificador) ? undefined : { key: 'identificacao_da_agencia_nao_informada', field: 'identificador' };
}
