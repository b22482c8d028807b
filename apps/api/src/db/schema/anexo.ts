import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { servico } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The files in the file store. One that no attachment names is deleted after a day: its upload was cut, or it was never registered. */
export const arquivo = pgTable(
  'arquivo',
  {
    /** With the extension, its name in the store. */
    id: uuid().primaryKey(),
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id),
    extensao: text().notNull(),
    /** The media type with which it is sent. */
    tipo: text().notNull(),
    /** Bytes. */
    tamanho: integer().notNull(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    /** Whether the store has the whole file. */
    guardado: boolean().notNull(),
    /** When it was uploaded, or when its attachment was removed. */
    semAnexoDesde: moment('sem_anexo_desde').notNull(),
  },
  (table) => [index('arquivo_sem_anexo_desde').on(table.semAnexoDesde)],
);

/** Attachments of services and quotes. @see Q-077 */
export const anexo = pgTable(
  'anexo',
  {
    uuid: uuid().primaryKey(),
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id),
    /** Null for a file of the service itself. No foreign key: a removed quote that comes back has its attachments again. */
    cotacaoId: uuid('cotacao_id'),
    arquivoId: uuid('arquivo_id')
      .notNull()
      .unique()
      .references(() => arquivo.id),
    descricao: text().notNull(),
    criadoEm: moment('criado_em').notNull(),
  },
  (table) => [index('anexo_servico').on(table.servicoId, table.criadoEm), index('anexo_cotacao').on(table.cotacaoId)],
);

/** What happened to an attachment; it outlives the attachment. Names are copied: they stay as they were then. @see Q-078 */
export const logAnexo = pgTable(
  'log_anexo',
  {
    id: uuid().primaryKey(),
    anexoUuid: uuid('anexo_uuid').notNull(),
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id),
    cotacaoId: uuid('cotacao_id'),
    acao: text().notNull(),
    usuarioNome: text('usuario_nome').notNull(),
    descricao: text().notNull(),
    em: moment('em').notNull(),
  },
  (table) => [index('log_anexo_servico').on(table.servicoId, table.em)],
);
