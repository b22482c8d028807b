import type { TopicKey } from '@guiche/domain/messages';
import type { busMessages } from '@guiche/domain/messages/bus';
import { quoteOffer } from '@guiche/domain/quotes';
import { seatClass } from '../../internal/seat-class.ts';
import type { GroundQuote } from './offer-text.ts';

/** What a quote offers, as its card is named: `Hotel Boa Viagem`, `Viação Cometa, Leito`; `''` while nothing of it is filled in. */
export function offerTitle(quote: GroundQuote, message: (key: TopicKey<typeof busMessages>) => string): string {
  const busClass = 'classe' in quote && quote.classe !== null ? seatClass(quote.classe, message) : '';
  return [quoteOffer(quote), busClass].filter(Boolean).join(', ');
}
