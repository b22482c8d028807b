import { errorBodySchema, paragraph } from '@guiche/domain/entities';
import { STATUS_SOLICITACAO } from '@guiche/domain/enums';
import * as z from 'zod/mini';
import { defineCall, sessionErrors, validationListSchema } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The most services of a request that have a choice. */
const MOST = 200;

/** What became of a request whose choice was sent: its status, and the name of who approves it, null where nobody does. @see S-001 */
const sentChoiceSchema = z.object({ status: z.enum(STATUS_SOLICITACAO), aprovador: z.nullable(z.string()) });

/**
 * Sends what the traveller who calls chose of the offered quotes, one for each service that has any: the request waits for the approver of the
 * client company then (APROVACAO), or is issued where nobody approves (EMISSAO). A hotel that breaks the lowest-price rule needs a reason.
 * 403 for anybody but a traveller; 404 for a request in which the caller does not travel; 422: the rules forbid it. @see S-001, S-109, S-110, Q-096
 */
export const sendOwnChoice = defineCall({
  name: 'sendOwnChoice',
  summary: 'Sends what a traveller chose of the offered quotes',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'PUT',
  path: '/pesquisas/viagens/:idViagem/escolha',
  params: z.object({ idViagem: intText }),
  body: z.array(z.object({ idServico: z.uuid(), idCotacao: z.uuid(), justificativa: z.nullable(paragraph) })).check(z.maxLength(MOST)),
  responses: {
    200: sentChoiceSchema,
    404: errorBodySchema,
    422: validationListSchema,
    ...sessionErrors,
  },
});
