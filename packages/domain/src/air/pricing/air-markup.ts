import type { AirQuote } from '../../entities/index.ts';
import type { StatusSolicitacao } from '../../enums/index.ts';
import { marginApplies, markupAt } from '../../pricing/automatic-margin.ts';
import type { Percent } from '../../units/index.ts';

const CONSOLIDATORS_WITH_MARKUP = ['MANUAL', 'MANUAL_PEDIDOS_OFF'] as const;
const STATUSES_WITH_MARKUP: readonly StatusSolicitacao[] = ['COTACAO_AGENCIA', 'EMISSAO'];

export interface AirMarkupContext {
  readonly ownAgency: boolean;
  readonly requestStatus: StatusSolicitacao;
  /** The margin of the company and intermediary, in percent (10 is 10 %). */
  readonly marginPercent: Percent;
}

type MarkedUp = Pick<AirQuote, 'tarifa' | 'markup' | 'markupManual' | 'tipo' | 'tipoPagamento' | 'agenciaServico' | 'intermediador'>;

/**
 * The automatic markup of an air quote as a percentage of the fare (10 is 10 %): the margin with an intermediary and the consolidator
 * MANUAL or MANUAL_PEDIDOS_OFF, 0 with another consolidator or no intermediary. Null while the markup is not automatic: a condition of
 * `marginApplies` fails, or the request is neither in COTACAO_AGENCIA nor in EMISSAO.
 * @see
 */
export function airMarkupPercent(quote: MarkedUp, { ownAgency, requestStatus, marginPercent }: AirMarkupContext): Percent | null {
  if (!marginApplies(quote, ownAgency) || !STATUSES_WITH_MARKUP.includes(requestStatus)) return null;
  const consolidator = quote.agenciaServico?.consolidadora;
  return quote.intermediador && CONSOLIDATORS_WITH_MARKUP.some((name) => name === consolidator) ? marginPercent : 0;
}

/**
 * The markup of an air quote: `tarifa × percent / 100`, half-up to 2 decimals, while it is automatic; otherwise the stored markup.
 * @see
 */
export function airMarkup(quote: MarkedUp, context: AirMarkupContext): number | null {
  return markupAt(quote, airMarkupPercent(quote, context));
}
