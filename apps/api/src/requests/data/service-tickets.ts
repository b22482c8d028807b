import type { ServiceTicket } from '@guiche/domain/entities';
import { asc, eq } from 'drizzle-orm';
import { ticketServico } from '../../db/schema/cliente.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The support desk's tickets about a request. @see A-254 */
export function serviceTickets(db: Queryable, uuid: string): Promise<ServiceTicket[]> {
  return db
    .select({ idTicket: ticketServico.idTicket, url: ticketServico.url })
    .from(ticketServico)
    .where(eq(ticketServico.solicitacaoUuid, uuid))
    .orderBy(asc(ticketServico.idTicket));
}
