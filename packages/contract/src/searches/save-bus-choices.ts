import { busServiceSchema, errorBodySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { choiceConflictSchema } from './choice-conflict.ts';
import { busChoiceSchema } from './chosen-offers.ts';

/**
 * Saves the choices of bus services, and returns these services. Each offer is confirmed by its provider, with the price of this moment. 409:
 * something else is chosen by now than `idEscolhidaAnterior`, which is in `atual`. 422: it is not offered any more, or may not be chosen. 502: the
 * provider does not answer. @see S-360, B-061
 */
export const saveBusChoices = defineCall({
  name: 'saveBusChoices',
  summary: 'Saves which buses were chosen',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'PUT',
  path: '/rodoviario/:idViagem',
  params: z.object({ idViagem: intText }),
  body: z.array(busChoiceSchema).check(z.minLength(1), z.maxLength(99)),
  responses: {
    200: z.array(busServiceSchema),
    404: errorBodySchema,
    409: choiceConflictSchema,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
