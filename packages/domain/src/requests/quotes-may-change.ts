import type { StatusSolicitacao } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import { PHASE_STATUSES } from './phases.ts';

/**
 * Whether the quotes of a request may be added, changed and removed as in the quoting stage: the agency quotes it. While the client
 * chooses, its offer stays as it is; afterwards a quote is issued, changed or cancelled instead.
 * @see
 */
export function quotesMayChange(status: StatusSolicitacao): boolean {
  return PHASE_STATUSES.quoting.some((quoting) => quoting === status);
}

/** Why the quotes of a request may not change: it is not being quoted (any more). Empty when they may. @see */
export function quotesMayChangeViolations(status: StatusSolicitacao): readonly Violation[] {
  return quotesMayChange(status) ? [] : [{ key: 'solicitacao_nao_esta_em_cotacao', field: '' }];
}
