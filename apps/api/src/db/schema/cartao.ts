import { isNull, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { empresa } from './agencia.ts';
import { moment } from './columns.ts';
import { servico, solicitacao } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The cards that pay for quotes: of travellers, fixed ones of client companies, and virtual ones of single quotes. @see Q-076, B-062 */
export const cartao = pgTable(
  'cartao',
  {
    id: uuid().primaryKey(),
    /** VIAJANTE, FIXO or VCN. */
    tipo: text().notNull(),
    /** The number, encrypted; null while the provider has not generated the card, and once it is cancelled. */
    numero: text(),
    /** What everybody may see of the number: `************1111`; null while the provider has not generated the card. */
    mascara: text(),
    titular: text().notNull(),
    /** `12/2030` */
    validade: text().notNull(),
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    /** The id of the traveller in `solicitacao.colaboradores`; null for another kind of card. */
    viajanteId: text('viajante_id'),
    /** The quote of a virtual card. No foreign key: a card outlives its quote. */
    cotacaoId: uuid('cotacao_id'),
    /** The service of that quote. */
    servicoId: uuid('servico_id').references(() => servico.id),
    /** Who generated a virtual card. */
    criadoPor: uuid('criado_por').references(() => usuario.id),
    criadoEm: moment('criado_em').notNull(),
    /** When a server began to generate it last; null for a card that no provider generates. */
    tentadoEm: moment('tentado_em'),
    canceladoPor: uuid('cancelado_por').references(() => usuario.id),
    canceladoEm: moment('cancelado_em'),
  },
  (table) => [
    uniqueIndex('cartao_viajante').on(table.viajanteId, table.empresaId).where(sql`${table.tipo} = 'VIAJANTE'`),
    // A quote has one virtual card at a time.
    uniqueIndex('cartao_virtual_vigente').on(table.cotacaoId).where(isNull(table.canceladoEm)),
    index('cartao_cotacao').on(table.cotacaoId, table.criadoEm),
  ],
);

/** The verification codes, each for the charge of one service: deleted when no quote of it waits for its issue any more. @see B-062 */
export const codigoCartao = pgTable(
  'codigo_cartao',
  {
    cartaoId: uuid('cartao_id')
      .notNull()
      .references(() => cartao.id),
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id),
    /** Encrypted. */
    codigo: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartaoId, table.servicoId] }), index('codigo_cartao_servico').on(table.servicoId)],
);

/** Who viewed, generated or cancelled the card of a quote. Nothing of it is ever changed. @see Q-266 */
export const logCartao = pgTable(
  'log_cartao',
  {
    id: uuid().primaryKey(),
    acao: text().notNull(),
    tipo: text().notNull(),
    /** No foreign key: the log outlives the quote. */
    cotacaoId: uuid('cotacao_id').notNull(),
    servicoId: uuid('servico_id').notNull(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    usuarioNome: text('usuario_nome').notNull(),
    em: moment('em').notNull(),
  },
  (table) => [
    index('log_cartao_cotacao').on(table.cotacaoId, table.em),
    // A view that is handed out is looked for by who logged it.
    index('log_cartao_usuario').on(table.usuarioId, table.em),
  ],
);

/** Which card a logged view handed out: a view is good for one. Nothing of it is ever changed. @see B-062 */
export const entregaCartao = pgTable('entrega_cartao', {
  logId: uuid('log_id')
    .primaryKey()
    .references(() => logCartao.id),
  cartaoId: uuid('cartao_id')
    .notNull()
    .references(() => cartao.id),
  /** Whether the verification code was with it. */
  comCodigo: boolean('com_codigo').notNull(),
  em: moment('em').notNull(),
});

/** The billing entries of quotes. @see */
export const cobranca = pgTable(
  'cobranca',
  {
    id: uuid().primaryKey(),
    /** No foreign key: what was charged outlives its quote. */
    cotacaoId: uuid('cotacao_id').notNull(),
    status: text().notNull(),
    em: moment('em').notNull(),
  },
  (table) => [index('cobranca_cotacao').on(table.cotacaoId, table.em)],
);
