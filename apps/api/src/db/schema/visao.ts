import type { TypedView } from '@guiche/domain/entities';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agencia } from './agencia.ts';
import { usuario } from './usuario.ts';

/** Saved views of the lists of requests. @see B-041 */
export const visao = pgTable(
  'visao',
  {
    id: uuid().primaryKey(),
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    /** The owner. */
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    nome: text().notNull(),
    dados: jsonb().$type<Pick<TypedView, 'filtros' | 'ordem' | 'colunas'>>().notNull(),
    compartilhada: boolean().notNull(),
    versao: integer().notNull().default(1),
  },
  (table) => [index('visao_agencia').on(table.agenciaId), uniqueIndex('visao_nome').on(table.usuarioId, sql`lower(${table.nome})`)],
);

/** The view with which the lists open, of each person who chose one. @see B-041 */
export const visaoInicial = pgTable(
  'visao_inicial',
  {
    usuarioId: uuid('usuario_id')
      .primaryKey()
      .references(() => usuario.id),
    visaoId: uuid('visao_id')
      .notNull()
      .references(() => visao.id, { onDelete: 'cascade' }),
  },
  (table) => [index('visao_inicial_visao').on(table.visaoId)],
);
