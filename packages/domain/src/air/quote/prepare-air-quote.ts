import type { AirQuote } from '../../entities/index.ts';
import { prepareQuote, trimmed, withTotals } from '../../quotes/prepare-quote.ts';
import { type AirMarkupContext, airMarkup } from '../pricing/index.ts';

/**
 * An air quote as it is stored: texts cleaned, the automatic markup and the totals computed. Screen and server both call it before saving.
 * A null markup context keeps the stored markup, as while the money of a quote is locked.
 * @see
 */
export function prepareAirQuote(quote: AirQuote, markup: AirMarkupContext | null): AirQuote {
  const priced = withTotals(prepareQuote(quote), markup ? airMarkup(quote, markup) : quote.markup);
  return {
    ...priced,
    codigoReserva: trimmed(quote.codigoReserva),
    tourCode: trimmed(quote.tourCode),
    baseTarifaria: trimmed(quote.baseTarifaria),
    segmentos: quote.segmentos.map((segment) => ({
      ...segment,
      voos: segment.voos.map((flight) => ({ ...flight, numero: trimmed(flight.numero), localizador: trimmed(flight.localizador) })),
    })),
  };
}
