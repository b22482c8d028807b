import type { Passenger, Traveller } from '@guiche/domain/entities';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { agenciaEmpresa } from '../../db/schema/agencia.ts';
import { solicitacao } from '../../db/schema/solicitacao.ts';
import { viajante } from '../../db/schema/viajante.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';
import { companyIsVisible } from '../../users/data/client-instances.ts';

type PassengerRow = typeof viajante.$inferSelect;

const passengerOf = ({ viajanteId: id, nome, sobrenome, dataNascimento, email }: PassengerRow): Passenger => ({
  id,
  nome,
  sobrenome,
  dataNascimento,
  email,
});

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
      and(inArray(viajante.viajanteId, [...ids]), inArray(viajante.empresaId, clients), companyIsVisible(db, session, viajante.empresaId)),
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
    .where(
      and(
        eq(solicitacao.agenciaId, session.agencia.id),
        companyIsVisible(db, session, solicitacao.empresaId),
        sql`${solicitacao.colaboradores} @> ${JSON.stringify([{ id }])}::jsonb`,
      ),
    )
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
