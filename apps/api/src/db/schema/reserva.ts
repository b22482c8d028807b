import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { solicitacao } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The tickets of booking e-mails. @see */
export const reservaEmail = pgTable(
  'reserva_email',
  {
    /** The number that people say: random, because no sequence counts it. */
    id: integer().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    /** No foreign key: a ticket outlives its quote. */
    cotacaoId: uuid('cotacao_id').notNull(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    criadaEm: moment('criada_em').notNull(),
    /** When a server began to send it last. */
    tentadaEm: moment('tentada_em'),
    /** When it was taken over; null until then. */
    enviadaEm: moment('enviada_em'),
  },
  (table) => [index('reserva_email_cotacao').on(table.cotacaoId)],
);

/** The links by which hotels see the card of a booking. @see B-062 */
export const linkCartao = pgTable(
  'link_cartao',
  {
    id: uuid().primaryKey(),
    /** Digest of the token in the link, which nobody but the hotel has. */
    tokenHash: text('token_hash').notNull().unique(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    cotacaoId: uuid('cotacao_id').notNull(),
    /** The card number, encrypted; null once the link has ended or is used up. */
    numero: text(),
    /** The verification code, encrypted; null after the first view, at the issue, and when the link ends. */
    codigo: text(),
    titular: text().notNull(),
    /** `12/28` */
    validade: text().notNull(),
    vistas: integer().notNull().default(0),
    criadoEm: moment('criado_em').notNull(),
    terminaEm: moment('termina_em').notNull(),
  },
  (table) => [index('link_cartao_termina_em').on(table.terminaEm), index('link_cartao_cotacao').on(table.cotacaoId)],
);

/** Every view of a card by its link. @see B-062 */
export const vistaCartao = pgTable(
  'vista_cartao',
  {
    id: uuid().primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => linkCartao.id),
    em: moment('em').notNull(),
    /** The caller's address. */
    endereco: text().notNull(),
    /** The header `User-Agent`. */
    programa: text(),
    /** Whether the verification code was shown. */
    comCodigo: boolean('com_codigo').notNull(),
  },
  (table) => [index('vista_cartao_link').on(table.linkId, table.em)],
);
