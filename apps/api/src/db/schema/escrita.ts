import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Writes that carried an `Idempotency-Key`, with their responses: a write that is sent again is not made again. @see B-060 */
export const escritaFeita = pgTable(
  'escrita_feita',
  {
    usuarioId: uuid('usuario_id').notNull(),
    /** Name of the contract's call. */
    chamada: text().notNull(),
    /** The key as the caller sent it. */
    chave: text().notNull(),
    /** Digest of everything else that was sent. */
    pedido: text().notNull(),
    /** The response; null until the write is made, which nobody but its own transaction sees. */
    status: integer(),
    /** The response's body as JSON; null for a response without one. */
    resposta: text(),
    em: moment('em').notNull(),
  },
  (table) => [primaryKey({ columns: [table.usuarioId, table.chamada, table.chave] }), index('escrita_feita_em').on(table.em)],
);
