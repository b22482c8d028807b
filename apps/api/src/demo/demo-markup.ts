import { prepareAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote, HotelQuote, Quote } from '@guiche/domain/entities';
import type { StatusSolicitacao, TipoServico } from '@guiche/domain/enums';
import { prepareHotelQuote } from '@guiche/domain/hotel/quote';
import type { AgencyChoices } from './demo-quote.ts';

interface MarkedRequest {
  readonly kind: TipoServico;
  readonly requestStatus: StatusSolicitacao;
  readonly empresaId: number;
  readonly choices: Pick<AgencyChoices, 'isOwn' | 'margens'>;
}

/** A quote with the markup and totals that a save would give it now, so that nothing differs from what is stored when it is opened. @see Q-136 */
export function withAutomaticMarkup(quote: Quote, { kind, requestStatus, empresaId, choices }: MarkedRequest): Quote {
  const context = { ownAgency: choices.isOwn, requestStatus };
  if (kind === 'HOTEL') return prepareHotelQuote(quote as HotelQuote, { markup: context, changed: false });
  if (kind !== 'AEREO') return quote;
  const margin = choices.margens.find((one) => one.empresaId === empresaId && one.intermediador === quote.intermediador);
  return prepareAirQuote(quote as AirQuote, { ...context, marginPercent: margin?.percentual ?? 0 });
}
