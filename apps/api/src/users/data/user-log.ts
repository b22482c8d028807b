import { randomUUID } from 'node:crypto';
import type { UserLogEntry } from '@guiche/domain/entities';
import type { UserChange } from '@guiche/domain/logs';
import { desc, eq } from 'drizzle-orm';
import { logUsuario } from '../../db/schema/log.ts';
import type { Queryable } from '../../db/transaction.ts';

/** Whose log it is, who did it, and when. */
interface UserEvent {
  readonly usuarioId: string;
  readonly autorNome: string;
  readonly em: Date;
}

/** An event that has no values. */
export function eventOf(acao: Extract<UserChange['acao'], 'INSERT' | 'LOGIN' | 'CHANGE_PASSWORD'>): UserChange {
  return { acao, valorAnterior: null, valorNovo: null };
}

/** That a new password is demanded at the next login, or no more; nothing when that stays as it was. */
export function passwordDemand(before: boolean, after: boolean): readonly UserChange[] {
  return before === after ? [] : [{ acao: 'CHANGE_CHANGE_PASSWORD', valorAnterior: String(before), valorNovo: String(after) }];
}

/** Adds entries to a user's log. @see A-224 */
export async function writeUserLog(db: Queryable, event: UserEvent, changes: readonly UserChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db.insert(logUsuario).values(changes.map((change) => ({ id: randomUUID(), ...event, ...change })));
}

/** The log of a user, the newest first. @see A-212 */
export async function userLogOf(db: Queryable, usuarioId: string): Promise<UserLogEntry[]> {
  const rows = await db
    .select()
    .from(logUsuario)
    .where(eq(logUsuario.usuarioId, usuarioId))
    .orderBy(desc(logUsuario.em), desc(logUsuario.acao));
  return rows.map(({ acao, autorNome, em, valorAnterior, valorNovo }) => ({
    acao,
    usuario: autorNome,
    data: em.toISOString() as UserLogEntry['data'],
    valorAnterior,
    valorNovo,
  }));
}
