import type { EstadoGeracao } from '@guiche/domain/enums';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { usuario } from './usuario.ts';

/** Reports that are made while their users do something else. A row is dropped a day after it was written, with its file. @see S-363 */
export const geracaoRelatorio = pgTable(
  'geracao_relatorio',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    estado: text().$type<EstadoGeracao>().notNull(),
    /** What was asked for, as the wire has it: whoever takes the job up makes it anew. */
    pedido: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The language of the user. */
    idioma: text().notNull(),
    /** Rows that are written, and how many there will be; null until they are counted. */
    lidas: integer().notNull().default(0),
    total: integer(),
    /** The name under which the file is sent. */
    nomeArquivo: text('nome_arquivo').notNull(),
    formato: text().notNull(),
    criadaEm: moment('criada_em').notNull(),
    /** When the server that makes it was seen last; null while none does. */
    vistaEm: moment('vista_em'),
  },
  (table) => [index('geracao_relatorio_estado').on(table.estado, table.criadaEm), index('geracao_relatorio_criada_em').on(table.criadaEm)],
);
