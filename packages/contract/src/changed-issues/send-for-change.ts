import { errorBodySchema, idNumber, line, paragraph, requestSummarySchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { changeConflictSchema, changeHeaders } from './change-state.ts';

/** The most services of one kind. */
const MOST_SERVICES = 50;

/** A service as in its request; of it the id counts, and the observation, which says what is to be changed. */
export const sentServiceSchema = z.object({ id: z.uuid(), observacao: z.optional(z.nullable(paragraph)) });

/** An entry of the lists. */
export const serviceForChangeSchema = z.object({ servico: sentServiceSchema });

/**
 * Sends issued services of a request for change, in the name of its client: their chosen quotes are to be changed, and the request with them. An
 * observation takes the place of the service's. `uuidCache` and `idFluxo` are of the search in which a car was found, null without one. 409: the
 * request has changed since it was seen; 422: a service is not issued. @see A-109, B-061
 */
export const sendForChange = defineCall({
  name: 'sendForChange',
  summary: 'Sends issued services for change',
  access: { route: '/agenciaAlteracao' },
  base: 'rest',
  method: 'PUT',
  path: '/alteracoes/servicos',
  headers: changeHeaders,
  body: z.object({
    idSolicitacao: idNumber,
    aereos: z.array(serviceForChangeSchema).check(z.maxLength(MOST_SERVICES)),
    hoteis: z.array(serviceForChangeSchema).check(z.maxLength(MOST_SERVICES)),
    carros: z
      .array(z.extend(serviceForChangeSchema, { uuidCache: z.nullable(line), idFluxo: z.nullable(line) }))
      .check(z.maxLength(MOST_SERVICES)),
  }),
  responses: {
    200: requestSummarySchema,
    404: errorBodySchema,
    409: changeConflictSchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
