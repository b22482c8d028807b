import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { agencia, empresa } from './agencia.ts';
import { money, rate } from './columns.ts';

/** @see A-024 */
export const featureToggle = pgTable('feature_toggle', { nome: text().primaryKey(), ativo: boolean().notNull() });

/** Currencies, with the rate that is suggested: how many BRL one unit costs. @see Q-080 */
export const moeda = pgTable('moeda', {
  id: integer().primaryKey(),
  codigo: text().notNull().unique(),
  nome: text().notNull(),
  simbolo: text().notNull(),
  cotacao: rate('cotacao').notNull(),
});

/** Payment types that an agency offers. @see Q-282 */
export const tipoPagamento = pgTable(
  'tipo_pagamento',
  {
    id: integer().primaryKey(),
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    descricao: text().notNull(),
    tipoFormaPagamento: text('tipo_forma_pagamento').notNull(),
    /** Billed by the operator: `faturado{product}` of the wire. */
    faturado: boolean().notNull(),
  },
  (table) => [index('tipo_pagamento_agencia').on(table.agenciaId)],
);

/** @see Q-273 */
export const intermediador = pgTable(
  'intermediador',
  { nome: text().notNull(), tipoServicoId: integer('tipo_servico_id').notNull() },
  (table) => [primaryKey({ columns: [table.tipoServicoId, table.nome] })],
);

/** Margin of a client company at an intermediary, in percent. @see A-257 */
export const margemCredencial = pgTable(
  'margem_credencial',
  {
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    intermediador: text().notNull(),
    percentual: money('percentual').notNull(),
  },
  (table) => [primaryKey({ columns: [table.empresaId, table.intermediador] })],
);

/** Fare families of an airline. @see Q-238 */
export const familiaTarifaria = pgTable(
  'familia_tarifaria',
  {
    cia: text().notNull(),
    identificador: text().notNull(),
    ordem: integer().notNull(),
    descricao: text().notNull(),
    link: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cia, table.identificador] })],
);

/** Airports with scheduled flights. */
export const aeroporto = pgTable('aeroporto', {
  iata: text().primaryKey(),
  nome: text().notNull(),
  cidade: text().notNull(),
  /** State; empty outside of Brazil. */
  uf: text().notNull(),
  pais: text().notNull(),
  /** Lower is shown first: large Brazilian airports, other Brazilian ones, the world. */
  relevancia: integer().notNull(),
  /** Code, city and name in lower case without accents. */
  busca: text().notNull(),
});

/** @see S-311 */
export const ciaAerea = pgTable('cia_aerea', { iata: text().primaryKey(), nome: text().notNull(), busca: text().notNull() });
