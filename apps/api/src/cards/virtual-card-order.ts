import type { Quote } from '@guiche/domain/entities';
import { inNationalCurrency } from '@guiche/domain/pricing';
import type { VirtualCardOrder } from '../sandbox/virtual-card-port.ts';

/** The first text that a quote has as its locator: that of the first flight, else that of the reservation. */
function locatorOf(quote: Quote): string | null {
  const flights = 'segmentos' in quote ? quote.segmentos.flatMap(({ voos }) => voos) : [];
  return flights[0]?.localizador ?? quote.localizador;
}

/** What the provider is told of a quote; nothing of one that was removed. */
export function orderOf(quote: Quote | undefined, referencia: string, titular: string): VirtualCardOrder {
  const email = quote && 'email' in quote ? quote.email : null;
  const valor = quote ? (inNationalCurrency(quote.total, quote.cotacaoMoeda) ?? quote.total) : 0;
  return { referencia, valor, titular, localizador: quote ? locatorOf(quote) : null, email };
}
