import { agencyServiceSchema } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/**
 * The consolidators of an agency for a kind of service (numeric id) and a client company. Travellers and approvers get their names alone, and
 * nothing of their credentials. @see Q-277, S-001
 */
export const listConsolidators = defineCall({
  name: 'listConsolidators',
  summary: 'The consolidators of an agency for a service type and a company',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/agencia/:idAgencia/consolidadoras/:tipoServico/empresa/:idEmpresa',
  params: z.object({ idAgencia: intText, tipoServico: intText, idEmpresa: intText }),
  responses: { 200: z.array(agencyServiceSchema), ...sessionErrors },
});
