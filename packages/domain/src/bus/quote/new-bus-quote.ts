import type { BusQuote, BusService } from '../../entities/index.ts';
import { type NewQuoteContext, newQuoteFields } from '../../quotes/new-quote.ts';

export interface NewBusQuoteContext extends NewQuoteContext {
  readonly service: Pick<BusService, 'id' | 'viajantes' | 'camposCustomizados' | 'dataIda'>;
}

/**
 * The bus quote with which the modal starts: the requested day, behind which the time of departure is typed, BRL, the suggested consolidator
 * and supplier, and the credential's fee.
 * @see
 */
export function newBusQuote({ service, ...context }: NewBusQuoteContext): BusQuote {
  return {
    ...newQuoteFields({ service, ...context }),
    nomeCia: null,
    rodoviariaPartida: null,
    rodoviariaChegada: null,
    classe: null,
    dataPartida: service.dataIda,
    dataChegada: null,
  };
}
