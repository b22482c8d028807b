import type { PaymentType, Quote } from '../entities/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import { requestMode } from '../requests/index.ts';

/** The occasions of an edit in the issuing stage. @see Q-098 */
export const EVENTO_EMISSAO = ['HISTORICO', 'EMISSAO', 'ALTERACAO'] as const;
export type IssueEvent = (typeof EVENTO_EMISSAO)[number];

/**
 * The event with which an edit is saved as a pair of quotes: EMISSAO or ALTERACAO while the request is being issued or changed, HISTORICO
 * for a later correction; `null` in the quoting stage, where the quote is saved alone.
 * @see
 */
export function issueEvent(status: StatusSolicitacao): IssueEvent | null {
  if (requestMode(status) === 'quote') return null;
  if (status === 'EMISSAO') return 'EMISSAO';
  return status === 'EMISSAO_ALTERACAO' ? 'ALTERACAO' : 'HISTORICO';
}

interface Paid {
  readonly tipoPagamento: Pick<PaymentType, 'id'> | null;
}

/** Whether the payment type differs between the quote before and after (`isAlteracaoTipoPagamento`). @see Q-099 */
export function paymentTypeChanged(before: Paid, after: Paid): boolean {
  return (before.tipoPagamento?.id ?? null) !== (after.tipoPagamento?.id ?? null);
}

interface Held<Each> {
  readonly cotacoes: readonly Each[];
  readonly escolhida: Each | null;
  readonly idCotacaoEscolhida: string | null;
}

/**
 * A service after the server stored an edit: with the same id the quote is replaced in place; with another id the edited quote is removed
 * and the new one is chosen.
 * @see
 */
export function withSavedQuote<Each extends Pick<Quote, 'id'>>(service: Held<Each>, editedId: string, saved: Each): Held<Each> {
  const cotacoes = service.cotacoes.map((quote) => (quote.id === editedId ? saved : quote));
  const isChosen = saved.id !== editedId || service.idCotacaoEscolhida === editedId;
  return isChosen ? { cotacoes, escolhida: saved, idCotacaoEscolhida: saved.id } : { ...service, cotacoes };
}
