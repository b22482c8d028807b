import { idNumber, line, utcInstant } from '@guiche/domain/entities';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** A request whose deadline is past or close. `fase`: what is late, quoting or issuing; `responsavel`: the consultant's id, null for nobody's. */
const closeDeadlineSchema = z.object({
  idSolicitacao: idNumber,
  fase: z.enum(['COTACAO', 'EMISSAO']),
  prazo: utcInstant,
  empresa: line,
  responsavel: z.nullable(z.uuid()),
});

/**
 * The requests of the lists of quoting and issuing whose deadline is past or within the next two hours, the earliest first: with them a client
 * can count for two hours what becomes due, without another call. Of each phase at most 200, those with the latest deadlines.
 * @see B-051
 */
export const listCloseDeadlines = defineCall({
  name: 'listCloseDeadlines',
  summary: 'Requests whose deadline is past or close',
  access: { route: '/agencia' },
  base: 'rest',
  method: 'GET',
  path: '/agencias/solicitacoes/prazos',
  responses: { 200: z.array(closeDeadlineSchema), ...sessionErrors },
});
