import type { Passenger, Traveller } from '@guiche/domain/entities';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { agenciaEmpresa } from '../../db/schema/agencia.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import { viajante } from '../../db/schema/viajante.ts';
import type { Queryable } from '../../db/transaction.ts';
import { requestIsVisible } from '../../requests/data/visible-requests.ts';
import type { Session } from '../../session/data/sessions.ts';
import { companyIsVisible } from '../../users/data/client-instances.ts';
import { isOfClient } from '../../users/is-of-client.ts';

type PassengerRow = typeof viajante.$inferSelect;

const passengerOf = ({ viajanteId: id, nome, sobrenome, dataNascimento, email }: PassengerRow): Passenger => ({
  id,
  nome,
  sobrenome,
  dataNascimento,
  email,
});

/** The condition of those who travel in a request of the session: travellers and approvers learn nothing about anybody else of their company. @see S-340 */
function travelsInOwnTrip(db: Queryable, session: Session) {
  const named = sql`${solicitacao.colaboradores} @> jsonb_build_array(jsonb_build_object('id', ${viajante.viajanteId}))`;
  return exists(
    db
      .select({ id: solicitacao.id })
      .from(solicitacao)
      .where(and(requestIsVisible(db, session), eq(solicitacao.empresaId, viajante.empresaId), named)),
  );
}

/** The travellers of some ids that the session may see, by id. */
export async function visiblePassengers(
  db: Queryable,
  session: Session,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly row: PassengerRow; readonly passenger: Passenger }>> {
  if (ids.length === 0) return new Map();
  const clients = db.select({ id: agenciaEmpresa.empresaId }).from(agenciaEmpresa).where(eq(agenciaEmpresa.agenciaId, session.agencia.id));
  const rows = await db
    .select()
    .from(viajante)
    .where(
      and(
        inArray(viajante.viajanteId, [...ids]),
        inArray(viajante.empresaId, clients),
        companyIsVisible(db, session, viajante.empresaId),
        isOfClient(session) ? travelsInOwnTrip(db, session) : undefined,
      ),
    );
  return new Map(rows.map((row) => [row.viajanteId, { row, passenger: passengerOf(row) }]));
}

/** A traveller of whom only requests say something so far, with the company; undefined for one of no request that the session may see. */
export async function travellerOfRequests(
  db: Queryable,
  session: Session,
  id: string,
): Promise<{ readonly empresaId: number; readonly traveller: Traveller } | undefined> {
  const [row] = await db
    .select({ empresaId: solicitacao.empresaId, colaboradores: solicitacao.colaboradores })
    .from(solicitacao)
    .where(and(requestIsVisible(db, session), sql`${solicitacao.colaboradores} @> ${JSON.stringify([{ id }])}::jsonb`))
    .limit(1);
  const traveller = row?.colaboradores.find((one) => one['id'] === id) as Traveller | undefined;
  return row && traveller && { empresaId: row.empresaId, traveller };
}

/** Writes the record of a traveller. */
export async function storePassenger(db: Queryable, empresaId: number, { id, ...fields }: Passenger): Promise<void> {
  await db
    .insert(viajante)
    .values({ empresaId, viajanteId: id, ...fields })
    .onConflictDoUpdate({ target: [viajante.empresaId, viajante.viajanteId], set: fields });
}
