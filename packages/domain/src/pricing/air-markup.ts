import type { AirQuote } from '../entities/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import type { Percent } from '../units/index.ts';
import { marginApplies } from './automatic-margin.ts';
import { decimal, roundCents } from './decimal.ts';

const CONSOLIDATORS_WITH_MARKUP: readonly string[] = ['MANUAL', 'MANUAL_PEDIDOS_OFF'];
const STATUSES_WITH_MARKUP: readonly StatusSolicitacao[] = ['COTACAO_AGENCIA', 'EMISSAO'];

export interface AirMarkupContext {
  readonly ownAgency: boolean;
  readonly requestStatus: StatusSolicitacao;
  /** The margin of the company and intermediary, in percent (10 is 10 %). */
  readonly marginPercent: Percent;
}

type MarkedUp = Pick<AirQuote, 'tarifa' | 'markup' | 'markupManual' | 'tipo' | 'tipoPagamento' | 'agenciaServico' | 'intermediador'>;

/**
 * Whether the markup of an air quote is computed: the conditions of every automatic margin hold, the consolidator is MANUAL or
 * MANUAL_PEDIDOS_OFF with an intermediary, and the request is in COTACAO_AGENCIA or EMISSAO.
 * @see
 */
export function airMarkupIsAutomatic(quote: MarkedUp, { ownAgency, requestStatus }: AirMarkupContext): boolean {
  return (
    marginApplies(quote, ownAgency) &&
    CONSOLIDATORS_WITH_MARKUP.includes(quote.agenciaServico.consolidadora) &&
    quote.intermediador !== null &&
    quote.intermediador !== '' &&
    STATUSES_WITH_MARKUP.includes(requestStatus)
  );
}

/**
 * The markup of an air quote: `tarifa × percent / 100`, half-up to 2 decimals, while it is automatic; otherwise the stored one stays.
 * @see
 */
export function airMarkup(quote: MarkedUp, context: AirMarkupContext): number | null {
  if (!airMarkupIsAutomatic(quote, context)) return quote.markup;
  return roundCents(decimal(quote.tarifa).times(decimal(context.marginPercent)).div(100));
}
