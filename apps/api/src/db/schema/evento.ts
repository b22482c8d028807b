import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { solicitacao } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The number of a transaction, which never comes again. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** What has happened to requests, written within the transaction that does it. Dropped after an hour. @see B-042 */
export const evento = pgTable(
  'evento',
  {
    id: uuid().primaryKey(),
    /** The transaction that wrote it. A number or a moment of an event would be no order: an earlier one may become visible after a later one. */
    transacao: transactionId().notNull().default(sql`pg_current_xact_id()`),
    tipo: text().notNull(),
    agenciaId: integer('agencia_id').notNull(),
    empresaId: integer('empresa_id').notNull(),
    /** The number of the request. */
    solicitacaoId: integer('solicitacao_id').notNull(),
    /** By the clock of the database. */
    em: moment('em').notNull().defaultNow(),
  },
  (table) => [index('evento_transacao').on(table.transacao), index('evento_em').on(table.em)],
);

/** The pages that have a request open. @see B-043 */
export const presenca = pgTable(
  'presenca',
  {
    /** The page's own. */
    id: uuid().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    /** The quote that is open; one that is not saved yet is in no table. */
    cotacaoId: uuid('cotacao_id'),
    /** The digest of the token of the session that has the page open, which may have ended since; null from a former version of the server. */
    sessaoHash: text('sessao_hash'),
    /** By the clock of the database. */
    vistaEm: moment('vista_em').notNull().defaultNow(),
  },
  (table) => [index('presenca_solicitacao').on(table.solicitacaoUuid)],
);
