import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { type Dados, solicitacao } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The orders to issue a quote: written before a provider is asked, and again with what it answered. @see */
export const pedidoEmissao = pgTable(
  'pedido_emissao',
  {
    /** Also the reference by which the provider knows the order. */
    id: uuid().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    /** No foreign key: an order outlives its quote. */
    cotacaoId: uuid('cotacao_id').notNull(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    /** The payment type that the clerk chose for the issue, as the wire has it; null when it stays. */
    novoTipoPagamento: jsonb('novo_tipo_pagamento').$type<Dados>(),
    /** PEDIDO until a server sends it, ENVIADO while one waits for the answer, SEM_RESPOSTA, EMITIDO or RECUSADO. */
    situacao: text().notNull(),
    pedidoEm: moment('pedido_em').notNull(),
    /** When a server began to ask last. */
    enviadoEm: moment('enviado_em'),
    respondidoEm: moment('respondido_em'),
    /** What the provider answered, without card data; null until then. */
    resposta: jsonb().$type<Dados>(),
  },
  // One order at a time for each quote, whatever two servers do at once.
  (table) => [uniqueIndex('pedido_emissao_aberto').on(table.cotacaoId).where(sql`respondido_em is null`)],
);

/** The quotes that a search for an expired reservation found: the last one for each quote. @see */
export const ofertaReserva = pgTable('oferta_reserva', {
  cotacaoId: uuid('cotacao_id').primaryKey(),
  /** The version of the quote that was searched for. */
  versao: integer().notNull(),
  /** The quote as it was found, as the wire has it. */
  dados: jsonb().$type<Dados>().notNull(),
  encontradaEm: moment('encontrada_em').notNull(),
});
