import { airQuoteSchema } from '@guiche/domain/entities';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The quote with the names and places of its airports; a code that no airport has stays without. @see S-342, S-062 */
export const fillAirports = defineCall({
  name: 'fillAirports',
  summary: 'Names the airports of an air quote',
  access: { route: '/pesquisa/*' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/aereo/cotacao/aeroporto',
  body: airQuoteSchema,
  responses: { 200: airQuoteSchema, ...sessionErrors },
});
