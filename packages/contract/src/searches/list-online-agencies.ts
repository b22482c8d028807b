import { agencyServiceSchema, idNumber, line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/**
 * The agencies that are searched for hotels: each consolidator for which the agency has a credential that can be searched. Its id is the place of
 * the consolidator in their list, counted from 1. @see S-350, S-086
 */
export const listOnlineAgencies = defineCall({
  name: 'listOnlineAgencies',
  summary: 'The agencies that are searched for hotels',
  access: { route: '/pesquisa/*' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/online/hotel',
  responses: { 200: z.array(z.object({ id: idNumber, nome: line, agenciaServicos: z.array(agencyServiceSchema) })), ...sessionErrors },
});
