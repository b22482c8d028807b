import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { solicitacao } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The follow-up chats of the requests, one each. @see */
export const conversa = pgTable('conversa', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  solicitacaoUuid: uuid('solicitacao_uuid')
    .notNull()
    .unique()
    .references(() => solicitacao.uuid),
});

/** Messages of the chats. They are written while their request is locked, so that a later one has a higher id. @see */
export const mensagem = pgTable(
  'mensagem',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversaId: integer('conversa_id')
      .notNull()
      .references(() => conversa.id),
    texto: text().notNull(),
    /** Who wrote it at the agency; null for a message of the client. */
    usuarioId: uuid('usuario_id').references(() => usuario.id),
    /** The writer's name at that time. */
    autor: text().notNull(),
    /** Whether the other side has read it. */
    lida: boolean().notNull().default(false),
    em: moment('em').notNull(),
  },
  (table) => [index('mensagem_conversa').on(table.conversaId, table.id)],
);
