import type { Quote, QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { toleranceOf } from '@guiche/domain/fixed-rules';
import { type ReservationData, reservationDataChanged, reservationOf, type ValueChange } from '@guiche/domain/issuing';
import { inNationalCurrency } from '@guiche/domain/pricing';
import { fixedRule } from '../clients/data/fixed-rules.ts';
import type { Queryable } from '../db/transaction.ts';
import type { ServiceRow } from '../requests/data/services.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';

/** The id of the flow in which the client approves a request. */
function flowOf({ dados }: RequestRow): string | undefined {
  const { fluxo } = dados as { readonly fluxo?: { readonly id?: unknown } };
  return typeof fluxo?.id === 'string' ? fluxo.id : undefined;
}

/** The total of a quote in BRL; a quote without a rate counts with its amount, because no total may escape the approval. @see Q-133 */
export function totalInReais({ total, cotacaoMoeda }: Pick<Quote, 'total' | 'cotacaoMoeda'>): number {
  return inNationalCurrency(total, cotacaoMoeda) ?? total;
}

/** The chosen quote of a service, as it is or is to be stored. */
export interface Chosen<Kind extends TipoServico> {
  readonly request: RequestRow;
  readonly service: ServiceRow;
  readonly kind: Kind;
  readonly quote: QuoteOf[Kind];
  /** The reservation data before the edit; the stored ones go before. Undefined when there is no edit. */
  readonly before?: ReservationData;
}

/**
 * The chosen quote of a service beside what the client approved of it: value, tolerance of the client's rule, and reservation.
 * @see Q-041 @see Q-103 @see Q-104
 */
export async function valueChange<Kind extends TipoServico>(db: Queryable, chosen: Chosen<Kind>): Promise<ValueChange> {
  const { request, service, kind, quote, before } = chosen;
  const rule = await fixedRule(db, request.empresaId, 'VALOR_SERVICO_ALTERADO_EMISSAO', flowOf(request));
  const approved = service.reservaAprovada ?? before;
  return {
    kind,
    valorAprovado: service.valorAprovado,
    total: totalInReais(quote),
    tolerance: toleranceOf(rule === null ? [] : [rule]),
    necessitaAprovacaoAlteracaoValores: request.necessitaAprovacaoAlteracaoValores,
    reservationChanged: approved !== undefined && reservationDataChanged(approved, reservationOf(kind, quote)),
  };
}
