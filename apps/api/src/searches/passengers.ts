import { activeProfile, PROFILES } from '@guiche/domain/access';
import { brazilianClock } from '@guiche/domain/dates';
import type { Passenger, Traveller } from '@guiche/domain/entities';
import { passengerViolations } from '@guiche/domain/passengers';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { findVisible } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { storePassenger, travellerOfRequests, visiblePassengers } from './data/passengers.ts';

/** The records of some travellers in the order of their ids, without those that the session may not see. @see S-340 */
export async function findPassengers({ db }: Pick<Deps, 'db'>, session: Session, ids: readonly string[]): Promise<Passenger[]> {
  const known = await visiblePassengers(db, session, ids);
  return ids.flatMap((id) => known.get(id)?.passenger ?? []);
}

/** A traveller of whom only the request says something. */
function namedAlone({ id, nomeCompleto, email }: Traveller): Passenger {
  const [nome = '', ...rest] = nomeCompleto.split(' ');
  return { id, nome, sobrenome: rest.join(' '), dataNascimento: null, email };
}

/** The travellers of a trip. Errors: 404. @see S-339 */
export async function passengersOfTrip({ db }: Pick<Deps, 'db'>, session: Session, idViagem: number): Promise<Passenger[]> {
  const request = await findVisible(db, session, { id: idViagem });
  const travellers = request.colaboradores as unknown as Traveller[];
  const known = await visiblePassengers(
    db,
    session,
    travellers.map(({ id }) => id),
  );
  return travellers.map((traveller) => known.get(traveller.id)?.passenger ?? namedAlone(traveller));
}

/**
 * Saves birth dates and e-mails, whole or not at all, and returns the records in the order of the body; names stay as they are stored. Errors:
 * 403 for an approver, who reviews what others chose, 404 for somebody whom the session may not see, 422 for data that are missing or wrong.
 * @see S-338
 */
export async function savePassengers({ db, now }: Deps, session: Session, sent: readonly Passenger[]): Promise<Passenger[]> {
  if (activeProfile({ profiles: session.usuario.perfis }) === PROFILES.APPROVER) throw new CallError(403, 'sem_permissao');
  const today = brazilianClock(now()).slice(0, 10);
  const violations = sent.flatMap((passenger, place) => passengerViolations(passenger, today, `${place}.`));
  if (violations.length > 0) throw new ViolationsError(violations);
  return withTransaction(db, async (tx) => {
    const known = await visiblePassengers(
      tx,
      session,
      sent.map(({ id }) => id),
    );
    const saved: Passenger[] = [];
    for (const { id, dataNascimento, email } of sent) {
      const stored = known.get(id);
      const named = stored ? undefined : await travellerOfRequests(tx, session, id);
      const record = stored?.passenger ?? (named && namedAlone(named.traveller));
      const empresaId = stored?.row.empresaId ?? named?.empresaId;
      if (!record || empresaId === undefined) throw new CallError(404, 'registro_nao_encontrado');
      const passenger = { ...record, dataNascimento, email };
      await storePassenger(tx, empresaId, passenger);
      saved.push(passenger);
    }
    return saved;
  });
}
