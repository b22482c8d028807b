import { line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The companies that rent cars. @see Q-274 */
export const listRentalCompanies = defineCall({
  name: 'listRentalCompanies',
  summary: 'The companies that rent cars',
  access: { route: '/relatorio' },
  base: 'agency',
  method: 'GET',
  path: '/locadora',
  responses: { 200: z.array(z.object({ nome: line })), ...sessionErrors },
});
