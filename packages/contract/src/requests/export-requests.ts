import { isTimeZone } from '@guiche/domain/dates';
import { idNumber, listColumnsSchema, listFiltersSchema, listOrderSchema } from '@guiche/domain/entities';
import { EXPORT_FORMATS } from '@guiche/domain/lists';
import * as z from 'zod/mini';
import { defineCall, sessionErrors } from '../call/index.ts';

/** The header with the number of rows of an export. */
export const TOTAL_ROWS = 'X-Total-Count';
/** The header with about how many bytes an export will have, by its first rows: to tell how much of it has come. */
export const ESTIMATED_BYTES = 'X-Estimated-Length';

/** The most requests that can be chosen one by one. */
const MOST_CHOSEN = 10_000;

/**
 * A list as a file: the requests that its filters leave, in its order, with its columns. With `ids` those among them alone. With `partida` the
 * requests that wait for the same stand together, as A-028 says. Days and times are those of `fuso`, headings are in the language of
 * `Accept-Language`. The response is sent as it is made; its headers `X-Total-Count` and `X-Estimated-Length` tell the number of rows and about
 * how many bytes will come.
 * @see B-045
 */
export const exportRequests = defineCall({
  name: 'exportRequests',
  summary: 'A list of requests as a file, CSV or XLSX',
  access: { route: '/agencia' },
  readOnly: true,
  base: 'rest',
  method: 'POST',
  path: '/agencias/solicitacoes/exportacao',
  body: z.object({
    formato: z.enum(EXPORT_FORMATS),
    filtros: listFiltersSchema,
    ordem: listOrderSchema,
    colunas: listColumnsSchema,
    partida: z.optional(z.boolean()),
    ids: z.optional(z.array(idNumber).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
    fuso: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
  }),
  form: 'file',
  responses: { 200: null, ...sessionErrors },
});
