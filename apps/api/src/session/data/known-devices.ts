import { and, desc, eq, gt, lt, notInArray } from 'drizzle-orm';
import { aparelhoConhecido, usuario } from '../../db/schema/usuario.ts';
import type { Queryable } from '../../db/transaction.ts';
import { digest, newToken } from '../token.ts';

/** Days after its last login that a device is no longer known. */
export const DEVICE_DAYS = 180;
/** The most devices of one person; the one that was not used for longest is forgotten. */
const MOST_DEVICES = 50;

const oldest = (now: Date) => new Date(now.getTime() - DEVICE_DAYS * 86_400_000);

/** Whether somebody has logged in with this login on the device before. */
export async function isKnownDevice(db: Queryable, token: string, login: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: usuario.id })
    .from(aparelhoConhecido)
    .innerJoin(usuario, eq(usuario.id, aparelhoConhecido.usuarioId))
    .where(and(eq(aparelhoConhecido.tokenHash, digest(token)), eq(usuario.login, login), gt(aparelhoConhecido.usadoEm, oldest(now))));
  return rows.length > 0;
}

/** Notes a login on a known device. */
export async function useDevice(db: Queryable, token: string, now: Date): Promise<void> {
  await db
    .update(aparelhoConhecido)
    .set({ usadoEm: now })
    .where(eq(aparelhoConhecido.tokenHash, digest(token)));
}

/** Makes a device known, and returns its token, which only the device keeps. */
export async function addDevice(db: Queryable, usuarioId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(aparelhoConhecido).values({ tokenHash: digest(token), usuarioId, usadoEm: now });
  const kept = db
    .select({ hash: aparelhoConhecido.tokenHash })
    .from(aparelhoConhecido)
    .where(eq(aparelhoConhecido.usuarioId, usuarioId))
    .orderBy(desc(aparelhoConhecido.usadoEm))
    .limit(MOST_DEVICES);
  await db.delete(aparelhoConhecido).where(and(eq(aparelhoConhecido.usuarioId, usuarioId), notInArray(aparelhoConhecido.tokenHash, kept)));
  return token;
}

/** Deletes the devices that are no longer known. */
export async function dropOldDevices(db: Queryable, now: Date): Promise<void> {
  await db.delete(aparelhoConhecido).where(lt(aparelhoConhecido.usadoEm, oldest(now)));
}
