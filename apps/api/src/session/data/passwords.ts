import { eq, sql } from 'drizzle-orm';
import { usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';

type UserRow = typeof usuario.$inferSelect;

/** A user without what belongs to passwords: nothing else needs it. */
export type UserWithoutPasswords = Omit<UserRow, 'senhaHash' | 'senhaEnviadaHash' | 'senhaEnviadaAte'>;

export function withoutPasswords({
  senhaHash: _,
  senhaEnviadaHash: _sent,
  senhaEnviadaAte: _until,
  ...rest
}: UserRow): UserWithoutPasswords {
  return rest;
}

const NONE_SENT = { senhaEnviadaHash: null, senhaEnviadaAte: null };
/** Whether a new password is demanded is edited with the user: a form that was opened before is over an older version. @see B-061 */
const NEXT_VERSION = { versao: sql`${usuario.versao} + 1` };

/** The hash of a user's password. */
export async function passwordHashOf(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ senhaHash: usuario.senhaHash }).from(usuario).where(eq(usuario.id, id));
  return row?.senhaHash;
}

/** Sets a password that its user chose; one that was sent is worth nothing any more. */
export async function setPassword(db: Queryable, id: string, senhaHash: string): Promise<void> {
  await db
    .update(usuario)
    .set({ senhaHash, changePassword: false, ...NONE_SENT, ...NEXT_VERSION })
    .where(eq(usuario.id, id));
}

/** Keeps a password that is sent, beside the present one. */
export async function keepSentPassword(db: Queryable, id: string, senhaEnviadaHash: string, ate: Date): Promise<void> {
  await db.update(usuario).set({ senhaEnviadaHash, senhaEnviadaAte: ate }).where(eq(usuario.id, id));
}

/** Puts the sent password in place of the present one, once it was used: its user has to choose one next. */
export async function takeSentPassword(db: Queryable, id: string, senhaHash: string): Promise<void> {
  await db
    .update(usuario)
    .set({ senhaHash, changePassword: true, ...NONE_SENT, ...NEXT_VERSION })
    .where(eq(usuario.id, id));
}
