import type { Queryable } from '../db/transaction.ts';
import { CallError } from '../http/call-error.ts';
import type { UserWithoutPasswords } from '../session/data/passwords.ts';
import type { Session } from '../session/data/sessions.ts';
import { administers } from './administers.ts';
import { usersWithIds } from './data/users.ts';

/** Refuses (403) somebody else's user to who does not administer, whether there is one or not. @see A-048 */
export function refuseUnlessOwn(session: Session, id: string): void {
  if (id !== session.usuario.id && !administers(session)) throw new CallError(403, 'sem_permissao');
}

/**
 * A user of the session's agency. Errors: 403 for somebody else's, asked by who does not administer; 404 when nobody of the agency has the id,
 * also for one of another agency.
 * @see A-048
 */
export async function findUserOf(db: Queryable, session: Session, id: string): Promise<UserWithoutPasswords> {
  refuseUnlessOwn(session, id);
  const [row] = await usersWithIds(db, session.agencia.id, [id]);
  if (!row) throw new CallError(404, 'usuario_nao_encontrado');
  return row;
}
