import { eq } from 'drizzle-orm';
import { agencia } from '../../db/schema/agencia.ts';
import { usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The user of a login, with the hash of the password, and the agency; undefined for an unknown login. */
export async function findLogin(db: Queryable, login: string) {
  const [row] = await db.select().from(usuario).innerJoin(agencia, eq(agencia.id, usuario.agenciaId)).where(eq(usuario.login, login));
  return row;
}
