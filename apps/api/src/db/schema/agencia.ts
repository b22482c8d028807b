import type { MirroredAgency } from '@guiche/domain/entities';
import type { EstadoCredencial } from '@guiche/domain/enums';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Travel agencies. Id 1 is the operator's own. @see A-016 */
export const agencia = pgTable('agencia', {
  id: integer().primaryKey(),
  nome: text().notNull(),
  email: text().notNull().default(''),
  cnpj: text().notNull().default(''),
  endereco: text().notNull().default(''),
  /** Digits alone, as are the other phones. @see A-195 */
  telefone: text().notNull().default(''),
  /** Joined by semicolons. @see A-196 */
  telefonesExtras: text('telefones_extras').notNull().default(''),
  contato: text().notNull().default(''),
  telefoneEmergencia: text('telefone_emergencia').notNull().default(''),
  /** Counts the changes of the registration, so that nobody saves over what they have not seen. @see B-061 */
  versao: integer().notNull().default(1),
  utilizaPainelUnificado: boolean('utiliza_painel_unificado').notNull().default(false),
  fornecedorPadraoId: uuid('fornecedor_padrao_id'),
});

/** Client companies; each is one client instance. @see A-226 */
export const empresa = pgTable('empresa', {
  id: integer().primaryKey(),
  nome: text().notNull(),
  cnpj: text().notNull(),
  instancia: text().notNull().unique(),
  clienteNovo: boolean('cliente_novo').notNull().default(false),
});

/** The client companies that an agency works for. @see A-226 */
export const agenciaEmpresa = pgTable(
  'agencia_empresa',
  {
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    /** The id that the agency has in the client instance. @see A-199 */
    produtoId: integer('produto_id').notNull().generatedByDefaultAsIdentity().unique(),
    /** Counts the changes of the client's integrations. @see B-061 */
    versaoIntegracoes: integer('versao_integracoes').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.agenciaId, table.empresaId] })],
);

/** The copies of agencies in client instances. @see */
export const copiaAgencia = pgTable(
  'copia_agencia',
  {
    agenciaId: integer('agencia_id').notNull(),
    empresaId: integer('empresa_id').notNull(),
    dados: jsonb().$type<MirroredAgency>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agenciaId, table.empresaId] }),
    foreignKey({
      name: 'copia_agencia_agencia_empresa_fk',
      columns: [table.agenciaId, table.empresaId],
      foreignColumns: [agenciaEmpresa.agenciaId, agenciaEmpresa.empresaId],
    }),
  ],
);

/** A field of an integration: a sealed one is a secret, which nobody reads in the database. */
export interface CampoIntegracao {
  readonly campo: string;
  readonly valor: string;
  readonly lacrado: boolean;
}

/** The integrations that an agency has set up for a client company. @see A-228 */
export const integracaoCliente = pgTable(
  'integracao_cliente',
  {
    agenciaId: integer('agencia_id').notNull(),
    empresaId: integer('empresa_id').notNull(),
    nome: text().notNull(),
    ativo: boolean().notNull(),
    /** In the order in which they are shown. */
    campos: jsonb().$type<readonly CampoIntegracao[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agenciaId, table.empresaId, table.nome] }),
    foreignKey({
      name: 'integracao_cliente_agencia_empresa_fk',
      columns: [table.agenciaId, table.empresaId],
      foreignColumns: [agenciaEmpresa.agenciaId, agenciaEmpresa.empresaId],
    }),
  ],
);

/** Suppliers that an agency may name in a quote. @see Q-276 */
export const fornecedor = pgTable(
  'fornecedor',
  {
    id: uuid().primaryKey(),
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    nome: text().notNull(),
  },
  (table) => [index('fornecedor_agencia').on(table.agenciaId)],
);

/** Credentials of an agency at a consolidator. @see S-276 */
export const agenciaServico = pgTable(
  'agencia_servico',
  {
    id: uuid().primaryKey(),
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    tipoServicoId: integer('tipo_servico_id').notNull(),
    consolidadora: text().notNull(),
    tipoEmissao: text('tipo_emissao').notNull(),
    identificador: text().notNull().default(''),
    /** JSON text with what pricing and issuing read. @see Q-083 */
    credencial: text().notNull(),
    /** JSON text with the rest of the content, which is what logs in at the consolidator: encrypted. Null for none. @see S-277 */
    acesso: text(),
    /** Ids of the client companies that it serves; empty serves all. */
    empresas: jsonb().$type<number[]>().notNull(),
    ativo: boolean().notNull().default(true),
    /** Null for a credential that was not requested from a supplier. @see S-132 */
    estado: text().$type<EstadoCredencial>(),
    /** Counts the changes. @see B-061 */
    versao: integer().notNull().default(1),
  },
  (table) => [index('agencia_servico_agencia').on(table.agenciaId, table.tipoServicoId)],
);
