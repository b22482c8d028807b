import type { StatusCotacao, StatusSolicitacao } from '../../enums/index.ts';
import { type MarginConditions, marginApplies, markupAt } from '../../pricing/automatic-margin.ts';
import type { Percent } from '../../units/index.ts';

const CONSOLIDATORS_WITH_MARKUP = ['MANUAL_PEDIDOS_OFF', 'MANUAL', 'DIRETORIOHOTEL'] as const;
const STATUSES_WITH_MARKUP: readonly StatusCotacao[] = ['COTACAO_PENDENTE', 'EMISSAO_PENDENTE', 'EMISSAO_ALTERACAO'];
const PERCENT: Percent = 10;

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
 * The automatic markup of a hotel quote as a percentage of the fare (10 is 10 %): 10 for MANUAL_PEDIDOS_OFF, MANUAL and DIRETORIOHOTEL, 0
 * for any other consolidator or none. Null while the markup is not automatic: a condition of `marginApplies` fails, or neither is the quote
 * in COTACAO_PENDENTE, EMISSAO_PENDENTE or EMISSAO_ALTERACAO nor the request in EMISSAO.
 * @see
 */
export function hotelMarkupPercent(quote: MarkedUp, { ownAgency, requestStatus }: HotelMarkupContext): Percent | null {
  if (!marginApplies(quote, ownAgency)) return null;
  if (requestStatus !== 'EMISSAO' && !STATUSES_WITH_MARKUP.includes(quote.statusCotacao)) return null;
  return CONSOLIDATORS_WITH_MARKUP.some((name) => name === quote.agenciaServico?.consolidadora) ? PERCENT : 0;
}

/**
 * The markup of a hotel quote: `tarifa × percent / 100`, half-up to 2 decimals, while it is automatic; otherwise the stored markup.
 * @see Q-137
 */
export function hotelMarkup(quote: MarkedUp, context: HotelMarkupContext): number | null {
  return markupAt(quote, hotelMarkupPercent(quote, context));
}
