import { eq, type SQL, sql } from 'drizzle-orm';
import { cotacao, servico } from '../../db/schema/solicitacao.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The locators of a quote in capitals, as the index has them: of the booking, of its flights, and the code of the reservation. */
const locators = sql`localizadores_de(${cotacao.dados})`;

/** A term as locators are stored. */
export function locatorOf(term: string): string {
  return term.trim().toUpperCase();
}

/** A query for the uuids of the requests with a quote of this locator. */
export function requestsOfLocator(db: Queryable, localizador: string) {
  return db
    .select({ uuid: servico.solicitacaoUuid })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(sql`${locators} @> array[${localizador}]`);
}

/** Each of some tickets as the index has it, without punctuation, the airline's digits before its serial number and the check digit behind it. */
const serials = (tickets: SQL) => sql`bilhetes_de(${tickets})`;

/** A query for the uuids of the requests with a quote of this ticket, or of one of these. */
export function requestsOfTicket(db: Queryable, ticket: string) {
  return db
    .select({ uuid: servico.solicitacaoUuid })
    .from(cotacao)
    .innerJoin(servico, eq(servico.id, cotacao.servicoId))
    .where(sql`${serials(sql`${cotacao.dados} ->> 'numeroBilhete'`)} && ${serials(sql`${ticket}::text`)}`);
}
