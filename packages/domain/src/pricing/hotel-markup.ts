import type { AgencyService } from '../entities/index.ts';
import type { StatusCotacao, StatusSolicitacao } from '../enums/index.ts';
import { type MarginConditions, marginApplies } from './automatic-margin.ts';
import { decimal, roundCents } from './decimal.ts';

const CONSOLIDATORS_WITH_MARKUP: readonly string[] = ['MANUAL_PEDIDOS_OFF', 'MANUAL', 'DIRETORIOHOTEL'];
const STATUSES_WITH_MARKUP: readonly StatusCotacao[] = ['COTACAO_PENDENTE', 'EMISSAO_PENDENTE', 'EMISSAO_ALTERACAO'];
const PERCENT = 10;

export interface HotelMarkupContext {
  readonly ownAgency: boolean;
  readonly requestStatus: StatusSolicitacao;
}

interface MarkedUp extends MarginConditions {
  readonly tarifa: number | null;
  readonly markup: number | null;
  readonly statusCotacao: StatusCotacao;
}

/**
 * Whether the markup of a hotel quote is computed: the conditions of every automatic margin hold, and the quote is in COTACAO_PENDENTE,
 * EMISSAO_PENDENTE or EMISSAO_ALTERACAO, or the request in EMISSAO.
 * @see
 */
export function hotelMarkupIsAutomatic<Quote extends MarkedUp>(
  quote: Quote,
  { ownAgency, requestStatus }: HotelMarkupContext,
): quote is Quote & { readonly agenciaServico: AgencyService } {
  return marginApplies(quote, ownAgency) && (requestStatus === 'EMISSAO' || STATUSES_WITH_MARKUP.includes(quote.statusCotacao));
}

/**
 * The markup of a hotel quote while it is automatic: `tarifa × 10 %`, half-up to 2 decimals, for MANUAL_PEDIDOS_OFF, MANUAL and
 * DIRETORIOHOTEL, 0 for every other consolidator. Otherwise the stored one stays.
 * @see Q-137
 */
export function hotelMarkup(quote: MarkedUp, context: HotelMarkupContext): number | null {
  if (!hotelMarkupIsAutomatic(quote, context)) return quote.markup;
  if (!CONSOLIDATORS_WITH_MARKUP.includes(quote.agenciaServico.consolidadora)) return 0;
  return roundCents(decimal(quote.tarifa).times(PERCENT).div(100));
}
