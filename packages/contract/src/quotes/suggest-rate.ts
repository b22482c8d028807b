import { errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The suggested rate of a currency against a base currency. @see */
export const suggestRate = defineCall({
  name: 'suggestRate',
  summary: 'The suggested exchange rate of a currency',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/moedas/:baseId/:id',
  params: z.object({ baseId: intText, id: intText }),
  responses: { 200: z.object({ cotacao: z.number() }), 404: errorBodySchema, ...sessionErrors },
});
