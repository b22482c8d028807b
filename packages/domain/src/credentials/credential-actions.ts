import type { EstadoCredencial } from '../enums/index.ts';
import { credentialMayBecome } from './credential-state.ts';
import { testIsOffered } from './credential-test.ts';

/** What can be done with a credential, in the order in which it is offered. */
export const CREDENTIAL_ACTIONS = ['CONFIGURAR', 'TESTAR', 'DADOS', 'ATIVAR', 'CANCELAR', 'HISTORICO'] as const;
export type CredentialAction = (typeof CREDENTIAL_ACTIONS)[number];

/**
 * What can be done with a credential; `estado` is null for one that was not requested from a supplier. One that is only requested, or was
 * cancelled, has nothing yet that could be configured or tested.
 * @see S-125, S-130, S-132, S-150
 */
export function credentialActions(consolidator: string, estado: EstadoCredencial | null): readonly CredentialAction[] {
  const isUsable = estado === null || estado === 'ATIVADA';
  const offered: Record<CredentialAction, boolean> = {
    CONFIGURAR: isUsable,
    TESTAR: isUsable && testIsOffered(consolidator),
    DADOS: estado !== null,
    ATIVAR: credentialMayBecome(estado, 'ATIVADA'),
    CANCELAR: credentialMayBecome(estado, 'CANCELADA'),
    HISTORICO: true,
  };
  return CREDENTIAL_ACTIONS.filter((action) => offered[action]);
}
