import type { Particularities } from '@guiche/domain/entities';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agencia, empresa } from './agencia.ts';
import { money, rate } from './columns.ts';
import { solicitacao } from './solicitacao.ts';

const fidelidades = () => jsonb().$type<Particularities['fidelidades']>().notNull().default([]);

/** What a client company asks of the agency in all of its requests. @see A-249 */
export const particularidadeEmpresa = pgTable('particularidade_empresa', {
  empresaId: integer('empresa_id')
    .primaryKey()
    .references(() => empresa.id),
  preferencias: text(),
  fidelidades: fidelidades(),
  tourCode: text('tour_code'),
  voebiz: text(),
  contatoAdmin: jsonb('contato_admin').$type<Particularities['contatoAdmin']>(),
});

/** What the people of one request ask for. @see A-251 */
export const particularidadeSolicitacao = pgTable('particularidade_solicitacao', {
  solicitacaoUuid: uuid('solicitacao_uuid')
    .primaryKey()
    .references(() => solicitacao.uuid),
  preferencias: text(),
  fidelidades: fidelidades(),
});

/** The loyalty programmes of the travellers, each with a member's number. @see Q-272 */
export const programaFidelidade = pgTable(
  'programa_fidelidade',
  {
    /** The id of the traveller in `solicitacao.colaboradores`: travellers belong to the client and have no table here. */
    viajanteId: text('viajante_id').notNull(),
    programa: text().notNull(),
    numero: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.viajanteId, table.programa, table.numero] })],
);

/**
 * Which travellers an agency calls VIP or premium. They count before the marks that came with a request; a row without a mark says that there
 * is none. @see A-248
 */
export const viajanteVip = pgTable(
  'viajante_vip',
  {
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    /** The id of the traveller in `solicitacao.colaboradores`. */
    viajanteId: text('viajante_id').notNull(),
    vip: boolean().notNull(),
    premium: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agenciaId, table.empresaId, table.viajanteId] })],
);

/** Tickets of the support desk about a request. @see A-254 */
export const ticketServico = pgTable(
  'ticket_servico',
  {
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    idTicket: text('id_ticket').notNull(),
    url: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.solicitacaoUuid, table.idTicket] })],
);

/** Fixed rules of client companies. @see A-258 */
export const regraFixa = pgTable(
  'regra_fixa',
  {
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    regra: text().notNull(),
    /** The flow for which the rule counts; empty for all flows without a row of their own. */
    fluxo: text().notNull().default(''),
    ativa: boolean().notNull(),
    valor: rate('valor'),
  },
  (table) => [primaryKey({ columns: [table.empresaId, table.regra, table.fluxo] })],
);

/** The travel policy of a client company for a kind of service. @see B-050 */
export const limitePolitica = pgTable(
  'limite_politica',
  {
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    tipoServico: text('tipo_servico').notNull(),
    valorMaximo: money('valor_maximo'),
    antecedenciaDias: integer('antecedencia_dias'),
    acao: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.empresaId, table.tipoServico] })],
);

/** The rule of a client company that hotels may cost so much more than the cheapest. @see S-108 */
export const regraMenorPreco = pgTable('regra_menor_preco', {
  empresaId: integer('empresa_id')
    .primaryKey()
    .references(() => empresa.id),
  /** As a fraction: 0.10 is 10 percent. */
  valor: rate('valor').notNull(),
  acao: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
});

/** Who approves the requests of a client company. @see B-050 */
export const aprovadorEmpresa = pgTable(
  'aprovador_empresa',
  {
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    ordem: integer().notNull(),
    nome: text().notNull(),
    email: text().notNull(),
    /** The amount up to which the person approves alone; null approves any. */
    alcada: money('alcada'),
  },
  (table) => [primaryKey({ columns: [table.empresaId, table.ordem] })],
);

/** Credits of a client company at airlines, from earlier issues. @see B-050 */
export const saldoCliente = pgTable(
  'saldo_cliente',
  {
    id: text().primaryKey(),
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    cia: text().notNull(),
    viajante: text().notNull(),
    valor: money('valor').notNull(),
    /** ISO 4217: the currency of the issue that left it. */
    moeda: text().notNull().default('BRL'),
    /** The last day on which it can be used, `2026-11-21`. */
    validade: date({ mode: 'string' }),
    /** Whose it is among the travellers; null for a balance that was entered by name alone. */
    viajanteId: text('viajante_id'),
    numeroBilhete: text('numero_bilhete'),
    /** What the airline keeps when it is used. */
    multa: money('multa'),
    /** The issue from which it is left. No foreign key: the issue may be removed, the money stays. */
    origemCotacaoId: uuid('origem_cotacao_id'),
    /** The balance from which it was split, when a quote reserved only a part of that; null for one that never was a part. */
    parteDe: text('parte_de'),
    /** The quote that uses it, or whose open form chose it: nobody else can use it then. No foreign key for the same reason. */
    cotacaoId: uuid('cotacao_id'),
    /** What that form chose of the whole balance, for the save that follows; null for what the quote uses as it is stored. */
    valorEscolhido: money('valor_escolhido'),
    /** The fare of that quote before it used the balance. */
    tarifaAntes: money('tarifa_antes'),
  },
  (table) => [
    index('saldo_cliente_empresa').on(table.empresaId, table.validade),
    index('saldo_cliente_viajante').on(table.viajanteId, table.cia),
    // One that the quote uses as it is stored, and one that its form chose.
    uniqueIndex('saldo_cliente_cotacao').on(table.cotacaoId, sql`(${table.valorEscolhido} is null)`),
    index('saldo_cliente_origem').on(table.origemCotacaoId),
  ],
);

/** The projects that pay a request, each with its share in percent. @see Q-042 */
export const rateioSolicitacao = pgTable(
  'rateio_solicitacao',
  {
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    ordem: integer().notNull(),
    projeto: text().notNull(),
    percentual: money('percentual').notNull(),
  },
  (table) => [primaryKey({ columns: [table.solicitacaoUuid, table.ordem] })],
);
