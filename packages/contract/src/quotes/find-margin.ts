import { line } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';
import { intText } from '../call/query.ts';

/** The margin of a company and intermediary, in percent (10 is 10 %). @see */
export const findMargin = defineCall({
  name: 'findMargin',
  summary: 'The margin of a company and intermediary, in percent',
  access: { route: '/relatorio' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/buscar-margem-credencial',
  query: z.object({ idEmpresa: intText, intermediador: line }),
  responses: { 200: z.number(), ...sessionErrors },
});
