import type { AirService, Quote, Service } from '@guiche/domain/entities';
import { OtherQuoteCard, type OtherQuoteCardProps } from '@guiche/ui/request/other-quote-card';
import { QuoteCard } from '@guiche/ui/request/quote-card';

type GroundQuote = Exclude<Service, AirService>['cotacoes'][number];

export interface ServiceQuotesProps {
  service: Service;
  now: Date;
  /** What a card shows of a quote beside the quote itself, and what can be done with it. */
  factsOf: (quote: Quote) => Omit<OtherQuoteCardProps, 'quote' | 'service' | 'now'>;
}

/** The quotes of a service, each on the card of its kind. @see Q-016 */
export function ServiceQuotes({ service, now, factsOf }: ServiceQuotesProps) {
  if (service.tipoServico === 'AEREO') {
    return service.cotacoes.map((quote) => <QuoteCard key={quote.id} quote={quote} now={now} {...factsOf(quote)} />);
  }
  const quotes: readonly GroundQuote[] = service.cotacoes;
  return quotes.map((quote) => <OtherQuoteCard key={quote.id} quote={quote} service={service} now={now} {...factsOf(quote)} />);
}
