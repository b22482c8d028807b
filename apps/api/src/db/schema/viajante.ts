import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { agenciaServico, empresa } from './agencia.ts';
import { moment, money } from './columns.ts';
import { type Dados, servico } from './solicitacao.ts';

/** What a search and a booking need of the travellers of a client company. @see S-264, S-068 */
export const viajante = pgTable(
  'viajante',
  {
    empresaId: integer('empresa_id')
      .notNull()
      .references(() => empresa.id),
    /** The id of the traveller in `solicitacao.colaboradores`. */
    viajanteId: text('viajante_id').notNull(),
    nome: text().notNull(),
    sobrenome: text().notNull(),
    dataNascimento: date('data_nascimento', { mode: 'string' }),
    email: text(),
  },
  (table) => [primaryKey({ columns: [table.empresaId, table.viajanteId] })],
);

/** What each consolidator offered when a car service was last searched for. @see S-348 */
export const pesquisaCarro = pgTable(
  'pesquisa_carro',
  {
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id, { onDelete: 'cascade' }),
    agenciaServicoId: uuid('agencia_servico_id')
      .notNull()
      .references(() => agenciaServico.id, { onDelete: 'cascade' }),
    em: moment('em').notNull(),
    /** The offers as quotes. */
    ofertas: jsonb().$type<Dados[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.servicoId, table.agenciaServicoId] })],
);

/** The lowest total that each consolidator offered for a stay of a hotel service when it was last searched for. @see S-108 */
export const pesquisaHotel = pgTable(
  'pesquisa_hotel',
  {
    servicoId: uuid('servico_id')
      .notNull()
      .references(() => servico.id, { onDelete: 'cascade' }),
    agenciaServicoId: uuid('agencia_servico_id')
      .notNull()
      .references(() => agenciaServico.id, { onDelete: 'cascade' }),
    /** Where, when and for how many people. */
    estadia: text().notNull(),
    em: moment('em').notNull(),
    menorTotal: money('menor_total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.servicoId, table.agenciaServicoId, table.estadia] })],
);
