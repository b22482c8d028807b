import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agencia, empresa } from './agencia.ts';
import { moment, money, rate } from './columns.ts';
import { usuario } from './usuario.ts';

/** The fields of the wire that no query filters or sorts by. */
export type Dados = Record<string, unknown>;

/** Travel requests. `id` is the number that people say. @see A-071 */
export const solicitacao = pgTable(
  'solicitacao',
  {
    uuid: uuid().primaryKey(),
    id: integer().notNull().unique(),
    agenciaId: integer('agencia_id')
      .notNull()
      .references(() => agencia.id),
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    status: text().notNull(),
    /** `statusCotacaoViagem` of the wire. */
    statusCotacao: text('status_cotacao').notNull(),
    responsavelId: uuid('responsavel_id').references(() => usuario.id),
    solicitante: jsonb().$type<Dados>().notNull(),
    colaboradores: jsonb().$type<Dados[]>().notNull(),
    /** First day of the trip, `2026-11-21`. */
    dataViagem: date('data_viagem', { mode: 'string' }),
    dataVencimentoCotacao: moment('data_vencimento_cotacao'),
    dataVencimentoEmissao: moment('data_vencimento_emissao'),
    mensagensNaoLidas: integer('mensagens_nao_lidas').notNull().default(0),
    necessitaAprovacaoAlteracaoValores: boolean('necessita_aprovacao_alteracao_valores').notNull().default(false),
    possuiRegraVoltarParaSelecao: boolean('possui_regra_voltar_para_selecao').notNull().default(false),
    justificativaRetorno: text('justificativa_retorno'),
    /** The moment from which the client analyses the quotes. */
    analiseDesde: moment('analise_desde'),
    /** The moment before which the sandbox client does not answer, in the demo data alone: so that it does not answer all of them at once. */
    sandboxRespondeEm: moment('sandbox_responde_em'),
    /** Number, travellers, client and route in lower case without accents, for the search field of the lists. */
    busca: text().notNull(),
    dados: jsonb().$type<Dados>().notNull(),
    versao: integer().notNull().default(1),
    /** The id of the person at the client company whose approval it waits for. @see S-001 */
    aprovadorId: text('aprovador_id'),
  },
  (table) => [
    // Equality on agency and status, then the order of the list: finished requests lie elsewhere in the index, however many there are.
    index('solicitacao_lista_cotacao').on(table.agenciaId, table.status, table.dataVencimentoCotacao.asc().nullsLast(), table.id),
    index('solicitacao_lista_emissao').on(table.agenciaId, table.status, table.dataVencimentoEmissao.asc().nullsLast(), table.id),
    index('solicitacao_historico').on(table.agenciaId, table.dataViagem, table.id),
    index('solicitacao_analise').on(table.status, table.analiseDesde),
    index('solicitacao_responsavel').on(table.responsavelId),
  ],
);

/** Services of a request. @see Q-067 */
export const servico = pgTable(
  'servico',
  {
    id: uuid().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    tipoServico: text('tipo_servico').notNull(),
    ordem: integer().notNull(),
    /** No foreign key: quote and service would name each other, and neither could be written first. */
    idCotacaoEscolhida: uuid('id_cotacao_escolhida'),
    valorAprovado: money('valor_aprovado'),
    /** The reservation data that the client approved; null while nobody has edited the chosen quote since. @see Q-104 */
    reservaAprovada: jsonb('reserva_aprovada').$type<readonly (string | null)[]>(),
    dados: jsonb().$type<Dados>().notNull(),
  },
  (table) => [index('servico_solicitacao').on(table.solicitacaoUuid, table.ordem)],
);

/** Quotes of a service. @see Q-069 */
export const cotacao = pgTable(
  'cotacao',
  {
    id: uuid().primaryKey(),
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id),
    /** `statusCotacao` of the wire. */
    status: text().notNull(),
    moedaId: integer('moeda_id'),
    cotacaoMoeda: rate('cotacao_moeda'),
    tarifa: money('tarifa'),
    tarifaTotal: money('tarifa_total'),
    taxas: money('taxas'),
    taxaExtra: money('taxa_extra'),
    fee: money('fee'),
    iss: money('iss'),
    duRav: money('du_rav'),
    markup: money('markup'),
    total: money('total'),
    multa: money('multa'),
    taxaCancelamento: money('taxa_cancelamento'),
    dados: jsonb().$type<Dados>().notNull(),
    /** Grows with each save; a save that names an older one is refused. */
    versao: integer().notNull().default(1),
    criadaEm: moment('criada_em').notNull(),
    atualizadaEm: moment('atualizada_em').notNull(),
  },
  (table) => [
    index('cotacao_servico').on(table.servicoId),
    // A function of the database, which the migration of this index makes: what `quoteLocators` of the domain gives. @see B-049
    index('cotacao_localizadores').using('gin', sql`localizadores_de(${table.dados})`),
    // Another one: the serial numbers of its tickets. @see A-087, B-049
    index('cotacao_bilhetes').using('gin', sql`bilhetes_de(${table.dados} ->> 'numeroBilhete')`),
  ],
);

/** Quotes that were removed, as they were, while they may be brought back. @see B-015 */
export const cotacaoRemovida = pgTable(
  'cotacao_removida',
  {
    id: uuid().primaryKey(),
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id),
    /** Whether the service had chosen the quote. */
    escolhida: boolean().notNull(),
    /** The version in which it was removed. */
    versao: integer().notNull(),
    /** The quote as the wire has it. */
    dados: jsonb().$type<Dados>().notNull(),
    /** When the quote was made, which is its place among the others. */
    criadaEm: moment('criada_em').notNull(),
    removidaEm: moment('removida_em').notNull(),
  },
  (table) => [index('cotacao_removida_em').on(table.removidaEm)],
);
