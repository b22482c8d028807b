import type { FixedRule } from '@guiche/domain/entities';
import { fixedRule } from '../clients/data/fixed-rules.ts';
import type { Queryable } from '../db/transaction.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';

/** The id of the flow in which the client approves a request. */
function flowOf({ dados }: RequestRow): string | undefined {
  const { fluxo } = dados as { readonly fluxo?: { readonly id?: unknown } };
  return typeof fluxo?.id === 'string' ? fluxo.id : undefined;
}

/** The client's rule about values that change at issue, in the flow of the request; null without one. @see Q-041 */
export function valueRule(db: Queryable, request: RequestRow): Promise<FixedRule | null> {
  return fixedRule(db, request.empresaId, 'VALOR_SERVICO_ALTERADO_EMISSAO', flowOf(request));
}

/** What the client decided about a request's values. @see Q-103 @see Q-105 */
export function approvalOf(request: RequestRow) {
  const { necessitaAprovacaoAlteracaoValores, possuiRegraVoltarParaSelecao } = request;
  return { status: statusOf(request), necessitaAprovacaoAlteracaoValores, possuiRegraVoltarParaSelecao };
}
