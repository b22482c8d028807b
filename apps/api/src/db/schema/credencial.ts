import type { AgencyCredential, CredentialLogEntry } from '@guiche/domain/entities';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agencia, agenciaServico } from './agencia.ts';
import { moment } from './columns.ts';
import { usuario } from './usuario.ts';

/** The types of service that an agency switched on or off; one without a row is on. @see S-365 */
export const servicoAgencia = pgTable(
  'servico_agencia',
  {
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    tipoServicoId: integer('tipo_servico_id').notNull(),
    ativo: boolean().notNull(),
    /** Counts the changes. @see B-061 */
    versao: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agenciaId, table.tipoServicoId] })],
);

/** The data with which credentials were requested from suppliers, as they were sent. @see S-370, S-373 */
export const solicitacaoCredencial = pgTable('solicitacao_credencial', {
  agenciaServicoId: uuid('agencia_servico_id')
    .primaryKey()
    .references(() => agenciaServico.id),
  /** The same for each try of one request: the gateway takes it once. */
  referencia: text().notNull(),
  fornecedorId: text('fornecedor_id').notNull(),
  fornecedorNome: text('fornecedor_nome').notNull(),
  /** JSON text of the filled-in fields, encrypted. */
  campos: text().notNull(),
  empresas: jsonb().$type<AgencyCredential['empresas']>().notNull(),
  /** Copied: it stays as it was then. */
  solicitanteNome: text('solicitante_nome').notNull(),
  em: moment('em').notNull(),
});

/** What happened to a credential: entries are added and never changed. No password is in it. @see */
export const logCredencial = pgTable(
  'log_credencial',
  {
    id: uuid().primaryKey(),
    agenciaServicoId: uuid('agencia_servico_id')
      .notNull()
      .references(() => agenciaServico.id),
    acao: text().$type<CredentialLogEntry['acao']>().notNull(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    /** Copied: it stays as it was then. */
    usuarioNome: text('usuario_nome').notNull(),
    /** JSON text of the old and new values, encrypted. */
    detalhes: text().notNull(),
    em: moment('em').notNull(),
  },
  (table) => [index('log_credencial_agencia_servico').on(table.agenciaServicoId, table.em)],
);
