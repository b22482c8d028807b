import { FILTRO_SOLICITACOES, type FiltroSolicitacoes } from '@guiche/domain/enums';
import { type QueryShape, readOneOf } from '../../shared/address/query-values.ts';

/** Which pending items are shown. @see A-113 */
export interface PendingFilter {
  readonly situacao: FiltroSolicitacoes;
}

/** The filter as the address holds it, `?situacao=EMISSAO`. @see Q-008 */
export const PENDING_QUERY: QueryShape<PendingFilter> = {
  absent: { situacao: 'TODOS' },
  read: { situacao: readOneOf(FILTRO_SOLICITACOES) },
};
