import type { User } from '@guiche/domain/entities';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { agencia } from '../../db/schema/agencia.ts';
import { sessao, usuario, usuarioEmpresa } from '../../db/schema/usuario.ts';
import { sortedByName } from '../../db/sorted-by-name.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import { removePresencesOfUser } from '../../events/data/presences.ts';
import { type UserWithoutPasswords, withoutPasswords } from '../../session/data/passwords.ts';

/** The fields of a user that a save writes. */
export type UserFields = Pick<
  typeof usuario.$inferInsert,
  | 'login'
  | 'email'
  | 'nome'
  | 'ativo'
  | 'perfis'
  | 'todasEmpresas'
  | 'permiteTrocarConsultor'
  | 'visualizaDadosCartao'
  | 'visualizarUsuariosVipPremium'
  | 'temFornecedorExterno'
  | 'changePassword'
>;

/** The condition of those who work at an agency: the people of its client companies are not among its users. @see A-015 */
const worksAt = (agenciaId: number) => and(eq(usuario.agenciaId, agenciaId), isNull(usuario.pessoaId));

/** The users of an agency by name: active ones, inactive ones or, without `ativo`, both. */
export async function usersOfAgency(db: Queryable, agenciaId: number, ativo?: boolean): Promise<UserWithoutPasswords[]> {
  const rows = await db
    .select()
    .from(usuario)
    .where(and(worksAt(agenciaId), ativo === undefined ? undefined : eq(usuario.ativo, ativo)))
    .orderBy(asc(usuario.login));
  return sortedByName(rows, ({ nome }) => nome).map(withoutPasswords);
}

/** The users of an agency with these ids, in any order. */
export async function usersWithIds(db: Queryable, agenciaId: number, ids: readonly string[]): Promise<UserWithoutPasswords[]> {
  const rows = await db
    .select()
    .from(usuario)
    .where(and(worksAt(agenciaId), inArray(usuario.id, [...ids])));
  return rows.map(withoutPasswords);
}

/** A user of an agency, locked until the transaction ends; undefined when nobody of it has the id. */
export async function lockUser(tx: Transaction, agenciaId: number, id: string): Promise<UserWithoutPasswords | undefined> {
  const [row] = await tx
    .select()
    .from(usuario)
    .where(and(worksAt(agenciaId), eq(usuario.id, id)))
    .for('update');
  return row && withoutPasswords(row);
}

/** The user of an agency with a login; undefined when nobody of it has the login. */
export async function userWithLogin(db: Queryable, agenciaId: number, login: string): Promise<UserWithoutPasswords | undefined> {
  const [row] = await db
    .select()
    .from(usuario)
    .where(and(worksAt(agenciaId), eq(usuario.login, login)));
  return row && withoutPasswords(row);
}

/** Adds a user; false when somebody has the login, at whatever agency. */
export async function insertUserRow(tx: Transaction, row: typeof usuario.$inferInsert): Promise<boolean> {
  const added = await tx.insert(usuario).values(row).onConflictDoNothing({ target: usuario.login }).returning({ id: usuario.id });
  return added.length > 0;
}

/** Whether somebody else has a login, at whatever agency. */
export async function isTaken(db: Queryable, login: string, id: string): Promise<boolean> {
  const [row] = await db.select({ id: usuario.id }).from(usuario).where(eq(usuario.login, login));
  return row !== undefined && row.id !== id;
}

/**
 * Whether somebody else of an agency has an e-mail, in whatever case. Locks the agency against other saves of an e-mail until the transaction
 * ends, so that of two at the same moment one is refused; nothing else waits.
 */
export async function isEmailTaken(tx: Transaction, agenciaId: number, { id, email }: Pick<User, 'id' | 'email'>): Promise<boolean> {
  await tx.select({ id: agencia.id }).from(agencia).where(eq(agencia.id, agenciaId)).for('no key update');
  const [row] = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(worksAt(agenciaId), ne(usuario.id, id), eq(sql`lower(${usuario.email})`, email.toLowerCase())))
    .limit(1);
  return row !== undefined;
}

/** Stores a change of a user as the next version. */
export async function updateUserRow(tx: Transaction, id: string, fields: UserFields): Promise<void> {
  await tx
    .update(usuario)
    .set({ ...fields, versao: sql`${usuario.versao} + 1` })
    .where(eq(usuario.id, id));
}

/** The client companies that were chosen for users, by the id of the user. */
export async function chosenCompanies(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = new Map<string, Set<number>>();
  if (ids.length === 0) return found;
  const rows = await db
    .select()
    .from(usuarioEmpresa)
    .where(inArray(usuarioEmpresa.usuarioId, [...ids]));
  for (const { usuarioId, empresaId } of rows) found.set(usuarioId, (found.get(usuarioId) ?? new Set()).add(empresaId));
  return found;
}

/** Puts the chosen client companies of a user in place of the former ones. */
export async function chooseCompanies(tx: Transaction, usuarioId: string, companies: readonly number[]): Promise<void> {
  await tx.delete(usuarioEmpresa).where(eq(usuarioEmpresa.usuarioId, usuarioId));
  if (companies.length > 0) await tx.insert(usuarioEmpresa).values(companies.map((empresaId) => ({ usuarioId, empresaId })));
}

/** Ends every session of a user. */
export async function closeSessionsOf(tx: Transaction, usuarioId: string): Promise<void> {
  await tx.delete(sessao).where(eq(sessao.usuarioId, usuarioId));
  await removePresencesOfUser(tx, usuarioId);
}
