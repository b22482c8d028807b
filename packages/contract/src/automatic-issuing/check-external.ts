import { capturedDataSchema, errorBodySchema, idNumber, line } from '@guiche/domain/entities';
import { SISTEMA_EMISSOR } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';

/**
 * Asks an external system whether a locator of the request is issued there, and with which data. `sistemaEmissor` null: the consolidator's
 * own. 404: the request, its credential, or the locator (`titulo` starts with `NAO_ENCONTRADO:`). 502: the system does not answer.
 * @see
 */
export const checkExternal = defineCall({
  name: 'checkExternal',
  summary: 'Asks an external system whether a locator is issued there',
  access: { route: '/relatorio' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/agencias/consulta-dados-externo-aereo',
  body: z.object({
    idAgenciaServico: line,
    localizadorReserva: line,
    sistemaEmissor: z.nullable(z.enum(SISTEMA_EMISSOR)),
    /** The number of the request. */
    idSolicitacao: idNumber,
  }),
  responses: {
    200: z.object({ emitido: z.boolean(), dados: z.nullable(capturedDataSchema) }),
    404: errorBodySchema,
    422: validationListSchema,
    502: errorBodySchema,
    ...sessionErrors,
  },
});
