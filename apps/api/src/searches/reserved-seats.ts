import type { Seat } from '@guiche/domain/entities';
import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import { selectQuote } from '../quotes/data/find-quote.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import type { Session } from '../session/data/sessions.ts';
import { findSearched } from './find-offers.ts';

/** The reserved seats in the chosen quote of an air service, each with the id of its flight. Errors: 404. @see S-345 */
export async function reservedSeats(db: Queryable, session: Session, idServico: string): Promise<Seat[]> {
  const { row } = await findSearched({ db }, session, 'AEREO', idServico);
  if (row.idCotacaoEscolhida === null) return [];
  const chosen = await selectQuote(db, row.idCotacaoEscolhida);
  if (!chosen) throw new CallError(404, 'cotacao_nao_encontrada');
  const flights = quoteOfRow<'AEREO'>(chosen).segmentos.flatMap(({ voos }) => voos);
  return flights.flatMap(({ id, assentos }) =>
    assentos.filter(({ reservado }) => reservado).map((seat) => ({ ...seat, idAereoVoo: seat.idAereoVoo ?? id })),
  );
}
