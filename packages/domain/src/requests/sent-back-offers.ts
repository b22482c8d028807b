import { dialogTextRefusal } from '../dialogs/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { clientMayDecide } from './client-decision.ts';

/**
 * Why a traveller cannot send back all that is offered: the request is not in selection, or there is no reason, or one that is longer than 255
 * characters (`field` `justificativa`). Empty when it can, also when nothing is offered.
 * @see S-001, Q-093, A-291, A-292
 */
export function sentBackViolations(status: StatusSolicitacao, reason: string): readonly Violation[] {
  if (!clientMayDecide(status)) return [{ key: 'solicitacao_nao_aguarda_escolha', field: '' }];
  const refusal = dialogTextRefusal(reason, true);
  return refusal ? [{ key: refusal, field: 'justificativa' }] : [];
}
