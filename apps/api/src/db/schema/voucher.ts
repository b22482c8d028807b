import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { solicitacao } from './solicitacao.ts';
import { usuario } from './usuario.ts';

/** The vouchers that were sent to travellers, or are to be. What is in one is made of the request when it is sent. @see */
export const voucher = pgTable(
  'voucher',
  {
    id: uuid().primaryKey(),
    solicitacaoUuid: uuid('solicitacao_uuid')
      .notNull()
      .references(() => solicitacao.uuid),
    /** A traveller of the request. */
    viajanteId: text('viajante_id').notNull(),
    usuarioId: uuid('usuario_id')
      .notNull()
      .references(() => usuario.id),
    criadaEm: moment('criada_em').notNull(),
    /** When a server began to send it last. */
    tentadaEm: moment('tentada_em'),
    /** When it was taken over; null until then. */
    enviadaEm: moment('enviada_em'),
  },
  (table) => [index('voucher_solicitacao').on(table.solicitacaoUuid)],
);
