import type { Calculation, FieldChange, UserLogEntry } from '@guiche/domain/entities';
import { isNull } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { servico, solicitacao } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The changed fields of an entry, before and after; entries from before it was recorded have none. @see B-034 */
const alteracoes = () => jsonb().$type<readonly FieldChange[]>().notNull().default([]);

/** What happened to a request. Names are copied: they stay as they were then. @see A-144 */
export const logSolicitacao = pgTable(
  'log_solicitacao',
  {
    id: uuid().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    tipo: text().notNull(),
    usuarioNome: text('usuario_nome').notNull(),
    usuarioAnteriorNome: text('usuario_anterior_nome'),
    /** Who made the user responsible, where that was somebody else. @see A-132 */
    atribuidoPorNome: text('atribuido_por_nome'),
    alteracoes: alteracoes(),
    em: moment('em').notNull(),
  },
  (table) => [index('log_solicitacao_solicitacao').on(table.solicitacaoUuid, table.em)],
);

/** What happened to a quote; it outlives the quote. @see A-155 */
export const logCotacao = pgTable(
  'log_cotacao',
  {
    id: uuid().primaryKey(),
    cotacaoId: uuid('cotacao_id').notNull(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    acao: text().notNull(),
    usuarioNome: text('usuario_nome').notNull(),
    detalhes: text().notNull(),
    alteracoes: alteracoes(),
    /** What a cancellation or change of an issue costs and gives back, as its user saw it; null for every other entry. @see B-033 */
    calculo: jsonb().$type<Calculation>(),
    em: moment('em').notNull(),
  },
  (table) => [index('log_cotacao_cotacao').on(table.cotacaoId, table.em), index('log_cotacao_solicitacao').on(table.solicitacaoUuid)],
);

/** Who attended to a request, and when; with a service: that its attendance was concluded. @see */
export const logAtendimento = pgTable(
  'log_atendimento',
  {
    id: uuid().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    /** The service whose attendance was concluded; null where somebody began to attend to the request. */
    servicoId: uuid('servico_id').references(() => servico.id),
    instancia: text().notNull(),
    em: moment('em').notNull(),
  },
  (table) => [index('log_atendimento_solicitacao').on(table.solicitacaoUuid, table.em)],
);

/**
 * The warnings about a trip that were dismissed, by whom and why. An entry stays when its warning is open again, with who reopened it and when;
 * nothing else of it is changed. A warning has one entry that holds. @see B-017
 */
export const logAvisoDispensado = pgTable(
  'log_aviso_dispensado',
  {
    id: uuid().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    chave: text().notNull(),
    motivo: text().notNull(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    usuarioNome: text('usuario_nome').notNull(),
    em: moment('em').notNull(),
    reabertoPorNome: text('reaberto_por_nome'),
    reabertoEm: moment('reaberto_em'),
  },
  (table) => [uniqueIndex('log_aviso_dispensado_vigente').on(table.solicitacaoUuid, table.chave).where(isNull(table.reabertoEm))],
);

/**
 * What happened to a user: entries are added and never changed. Names are copied: they stay as they were then. No password is in it, nor
 * anything made of one.
 * @see
 */
export const logUsuario = pgTable(
  'log_usuario',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    acao: text().$type<UserLogEntry['acao']>().notNull(),
    /** Who did it. */
    autorNome: text('autor_nome').notNull(),
    valorAnterior: text('valor_anterior'),
    valorNovo: text('valor_novo'),
    em: moment('em').notNull(),
  },
  (table) => [index('log_usuario_usuario').on(table.usuarioId, table.em)],
);
