import * as z from 'zod/mini';
import { DEADLINE_FILTERS, LIST_COLUMNS, LISTS, RESPONSIBLE_FILTERS } from '../lists/list-words.ts';
import { responsibleSchema } from './request.ts';
import { idNumber, line } from './scalars.ts';

/** The filters of a list. @see B-041, B-045 */
export const listFiltersSchema = z.object({
  lista: z.enum(LISTS),
  termo: line,
  responsavel: z.enum(RESPONSIBLE_FILTERS),
  /** The client's id; null for all. */
  cliente: z.nullable(idNumber),
  prazo: z.enum(DEADLINE_FILTERS),
});

/** The order of a list by one of its columns. @see B-041, B-045 */
export const listOrderSchema = z.object({ coluna: z.enum(LIST_COLUMNS), sentido: z.enum(['crescente', 'decrescente']) });

/** The columns of a list, in their order, each once. @see B-041, B-045 */
export const listColumnsSchema = z.array(z.enum(LIST_COLUMNS)).check(
  z.minLength(1),
  z.maxLength(LIST_COLUMNS.length),
  z.refine((columns) => new Set(columns).size === columns.length),
);

/** What a view is saved with; null for the order and the columns that a list has at first. The rules judge the name, so that its refusal is in words. @see B-041 */
export const typedViewSchema = z.object({
  nome: line,
  filtros: listFiltersSchema,
  ordem: z.nullable(listOrderSchema),
  colunas: z.nullable(listColumnsSchema),
  /** Whether everybody of the agency sees it. */
  compartilhada: z.boolean(),
});
export type TypedView = z.infer<typeof typedViewSchema>;

/** A saved view of a list. @see B-041 */
export const savedViewSchema = z.extend(typedViewSchema, {
  id: z.uuid(),
  /** Counts the saves: a save of an older one is refused with 409. @see B-061 */
  versao: z.int(),
  /** Whether the lists open with it, for whoever asks. */
  inicial: z.boolean(),
  dono: responsibleSchema,
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** A saved view with the number of requests that it shows to whoever asks, now. @see B-041 */
export const countedViewSchema = z.extend(savedViewSchema, { quantidade: z.int() });
export type CountedView = z.infer<typeof countedViewSchema>;
