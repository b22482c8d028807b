import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencia, empresa } from './agencia.ts';

/** Groups of services: client companies that an agency looks after together. @see A-235 */
export const grupoServico = pgTable(
  'grupo_servico',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    versao: integer().notNull(),
    nome: text().notNull(),
    descricao: text().notNull(),
  },
  (table) => [index('grupo_servico_agencia').on(table.agenciaId)],
);

/** The clients of a group, in their order. */
export const grupoServicoEmpresa = pgTable(
  'grupo_servico_empresa',
  {
    grupoId: integer('grupo_id')
      .notNull()
      .references(() => grupoServico.id),
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    ordem: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.grupoId, table.empresaId] })],
);
