import type { FixedRule, Quote, QuoteOf } from '../entities/index.ts';
import type { StatusSolicitacao, TipoServico } from '../enums/index.ts';
import { toleranceOf } from '../fixed-rules/index.ts';
import { inNationalCurrency } from '../pricing/index.ts';
import { type ReservationData, reservationDataChanged } from './reservation-data.ts';
import { reservationOf } from './reservation-of.ts';
import type { IssueEdit } from './return-to-approval.ts';

/** The total of a quote in BRL; a quote without a rate counts with its amount, because no total may escape the approval. @see Q-133 */
export function totalForApproval({ total, cotacaoMoeda }: Pick<Quote, 'total' | 'cotacaoMoeda'>): number {
  return inNationalCurrency(total, cotacaoMoeda) ?? total;
}

/** The chosen quote of a service before and after an edit, with its request and what the client decided. */
export interface EditedQuote<Kind extends TipoServico> {
  readonly kind: Kind;
  readonly request: {
    readonly status: StatusSolicitacao;
    readonly necessitaAprovacaoAlteracaoValores: boolean;
    readonly possuiRegraVoltarParaSelecao: boolean;
  };
  /** What the client approved of the service, BRL; null when nothing was approved. */
  readonly valorAprovado: number | null;
  readonly before: QuoteOf[Kind];
  /** As it is to be stored; `before` itself when nothing is edited. */
  readonly after: QuoteOf[Kind];
  /** The reservation data that the client approved; those of `before` when nobody has edited the quote since. */
  readonly approved?: ReservationData | null | undefined;
  /** The client's rule about values that change at issue; null without one. @see Q-041 */
  readonly rule: FixedRule | null;
}

/** An edit in the issuing stage, as `afterIssueEdit`, `saveQuestion` and `returnsToApproval` judge it. @see */
export function issueEditOf<Kind extends TipoServico>({
  kind,
  request,
  valorAprovado,
  before,
  after,
  approved,
  rule,
}: EditedQuote<Kind>): IssueEdit {
  const { status, necessitaAprovacaoAlteracaoValores, possuiRegraVoltarParaSelecao } = request;
  return {
    kind,
    status,
    valorAprovado,
    total: totalForApproval(after),
    totalBefore: totalForApproval(before),
    tolerance: toleranceOf(rule === null ? [] : [rule]),
    necessitaAprovacaoAlteracaoValores,
    possuiRegraVoltarParaSelecao,
    reservationChanged: reservationDataChanged(approved ?? reservationOf(kind, before), reservationOf(kind, after)),
  };
}
