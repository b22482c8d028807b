import type { OtherQuote, OtherService } from '../../entities/index.ts';
import { type NewQuoteContext, newQuoteFields } from '../../quotes/new-quote.ts';

export interface NewOtherQuoteContext extends NewQuoteContext {
  readonly service: Pick<OtherService, 'id' | 'viajantes' | 'camposCustomizados' | 'descricao'>;
}

/**
 * The quote of another service with which the modal starts: the description of what was asked for, BRL, the suggested consolidator and
 * supplier, and the credential's fee.
 * @see
 */
export function newOtherQuote({ service, ...context }: NewOtherQuoteContext): OtherQuote {
  return { ...newQuoteFields({ service, ...context }), descricao: service.descricao };
}
