import type { Responsible } from '@guiche/domain/entities';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { usuario } from '../../db/schema/usuario.ts';
import { sortedByName } from '../../db/sorted-by-name.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';

/** A user as a responsible person; undefined when no user has this id. */
export async function responsibleOf(db: Queryable, id: string): Promise<Responsible | undefined> {
  const [row] = await db.select({ id: usuario.id, name: usuario.nome }).from(usuario).where(eq(usuario.id, id));
  return row;
}

/** An active colleague of the session's user, with the profiles; undefined for anybody else. */
export async function activeColleague(db: Queryable, session: Session, id: string) {
  const [row] = await db
    .select({ id: usuario.id, name: usuario.nome, profiles: usuario.perfis })
    .from(usuario)
    .where(and(eq(usuario.id, id), eq(usuario.agenciaId, session.agencia.id), eq(usuario.ativo, true), isNull(usuario.pessoaId)));
  return row;
}

/** The users of the session's agency, active ones or the others, by name. @see A-201 */
export async function consultantsOf(db: Queryable, session: Session, ativos: boolean) {
  const rows = await db
    .select({ id: usuario.id, name: usuario.nome, profiles: usuario.perfis })
    .from(usuario)
    .where(and(eq(usuario.agenciaId, session.agencia.id), eq(usuario.ativo, ativos), isNull(usuario.pessoaId)))
    .orderBy(asc(usuario.id));
  return sortedByName(rows, ({ name }) => name);
}
