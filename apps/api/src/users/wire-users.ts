import type { User } from '@guiche/domain/entities';
import type { Queryable } from '../db/transaction.ts';
import type { UserWithoutPasswords } from '../session/data/passwords.ts';
import type { Session } from '../session/data/sessions.ts';
import { clientInstancesOfAgency } from './data/client-instances.ts';
import { chosenCompanies } from './data/users.ts';
import { userOnWire } from './wire-user.ts';

/** Users of one agency as the wire has them, each with its client instances. @see A-170 */
export async function wireUsers(
  db: Queryable,
  { agencia }: Pick<Session, 'agencia'>,
  rows: readonly UserWithoutPasswords[],
): Promise<User[]> {
  const all = await clientInstancesOfAgency(db, agencia.id);
  const chosen = await chosenCompanies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((usuario) => {
    const instances = usuario.todasEmpresas ? all : all.filter(({ id }) => chosen.get(usuario.id)?.has(id));
    return userOnWire({ usuario, agencia }, { instances });
  });
}
