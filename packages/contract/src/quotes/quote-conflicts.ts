import { QUOTE_SCHEMAS } from '@guiche/domain/entities';
import { quoteConflictSchema } from './quote-conflict.ts';

/** The 409 of a quote that somebody changed first, by the kind of its service. @see B-061 */
export const QUOTE_CONFLICTS = {
  AEREO: quoteConflictSchema(QUOTE_SCHEMAS.AEREO),
  HOTEL: quoteConflictSchema(QUOTE_SCHEMAS.HOTEL),
  CARRO: quoteConflictSchema(QUOTE_SCHEMAS.CARRO),
  RODOVIARIO: quoteConflictSchema(QUOTE_SCHEMAS.RODOVIARIO),
  OUTROS: quoteConflictSchema(QUOTE_SCHEMAS.OUTROS),
};
