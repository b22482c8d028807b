import { errorBodySchema, searchedHotelServiceSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';
import { choiceConflictSchema } from './choice-conflict.ts';
import { hotelChoiceSchema } from './chosen-offers.ts';

/**
 * Saves the choices of hotel services, and returns these services. Each offer is confirmed by its provider, with the price of this moment, and held
 * to the lowest-price rule of the company as the server knows it: `validacao` of the body counts for nothing. 409: something else is chosen by
 * now than `idEscolhidaAnterior`, which is in `atual`. 422: it is not offered any more, or
 * may not be chosen, or its reason is missing. 502: the provider does not answer. @see S-355, S-109, S-110, B-061
 */
export const saveHotelChoices = defineCall({
  name: 'saveHotelChoices',
  summary: 'Saves which hotels were chosen',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'PUT',
  path: '/hotel/:idViagem',
  params: z.object({ idViagem: intText }),
  body: z.array(hotelChoiceSchema).check(z.minLength(1), z.maxLength(99)),
  responses: {
    200: z.array(searchedHotelServiceSchema),
    404: errorBodySchema,
    409: choiceConflictSchema,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
