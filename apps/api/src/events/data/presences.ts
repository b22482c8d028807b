import type { Presence } from '@guiche/contract/events';
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { presenca } from '../../db/schema/evento.ts';
import { sessao, usuario } from '../../db/schema/usuario.ts';
import { sortedByName } from '../../db/sorted-by-name.ts';
import type { Queryable } from '../../db/transaction.ts';
import { noteEvent } from './note-event.ts';

/** Seconds after which a page that has said nothing is gone: with the 8 in which the others hear of it, less than 30. */
const GONE_AFTER_S = 20;
/** By the clock of the database: those of servers agree to a minute only. */
const goneBefore = sql`now() - make_interval(secs => ${GONE_AFTER_S})`;

/** A page that has a request open. */
export interface OpenPage {
  readonly id: string;
  readonly solicitacaoUuid: string;
  readonly usuarioId: string;
  readonly cotacaoId: string | null;
  /** The digest of the token of its session. */
  readonly sessaoHash: string;
}

/** Notes that a page is still open; an id that somebody else's page has is left alone. What is new is told to the others. */
export async function notePresence(db: Queryable, page: OpenPage): Promise<void> {
  const { usuarioId, solicitacaoUuid, cotacaoId, sessaoHash } = page;
  const own = sql`${presenca.usuarioId} = ${usuarioId} and ${presenca.solicitacaoUuid} = ${solicitacaoUuid}`;
  const [known] = await db
    .update(presenca)
    .set({ sessaoHash, vistaEm: sql`now()` })
    .where(and(eq(presenca.id, page.id), own, sql`${presenca.cotacaoId} is not distinct from ${cotacaoId}::uuid`))
    .returning({ id: presenca.id });
  if (known) return;
  const [changed] = await db
    .insert(presenca)
    .values(page)
    .onConflictDoUpdate({ target: presenca.id, set: { cotacaoId, sessaoHash, vistaEm: sql`now()` }, setWhere: own })
    .returning({ id: presenca.id });
  if (changed) await noteEvent(db, 'presenca', solicitacaoUuid);
}

/** Deletes the pages of a request that are gone, and tells the others. Rows that another call works on are left to it. */
export async function dropGone(db: Queryable, solicitacaoUuid: string): Promise<void> {
  const { rows } = await db.execute(sql`
    delete from presenca where id in (
      select id from presenca where solicitacao_uuid = ${solicitacaoUuid} and vista_em < ${goneBefore} for update skip locked
    ) returning id`);
  if (rows.length > 0) await noteEvent(db, 'presenca', solicitacaoUuid);
}

/** Not a page of a session that has ended: what it said last may have come behind its end. */
const ofOpenSession = or(
  isNull(presenca.sessaoHash),
  sql`exists (select 1 from ${sessao} where ${sessao.tokenHash} = ${presenca.sessaoHash})`,
);

/** The others who have a request open, by name, each with the quotes of all of their pages. */
export async function othersAt(db: Queryable, solicitacaoUuid: string, usuarioId: string): Promise<Presence[]> {
  const rows = await db
    .select({ id: usuario.id, name: usuario.nome, cotacaoId: presenca.cotacaoId })
    .from(presenca)
    .innerJoin(usuario, eq(usuario.id, presenca.usuarioId))
    .where(
      and(
        eq(presenca.solicitacaoUuid, solicitacaoUuid),
        ne(presenca.usuarioId, usuarioId),
        sql`${presenca.vistaEm} >= ${goneBefore}`,
        ofOpenSession,
      ),
    )
    .orderBy(asc(usuario.id));
  const others = new Map<string, { usuario: Presence['usuario']; cotacoes: string[] }>();
  for (const { id, name, cotacaoId } of sortedByName(rows, ({ name }) => name)) {
    const other = others.get(id) ?? { usuario: { id, name }, cotacoes: [] };
    if (cotacaoId !== null && !other.cotacoes.includes(cotacaoId)) other.cotacoes.push(cotacaoId);
    others.set(id, other);
  }
  return [...others.values()];
}

/** Forgets a page of a user, and tells the others. */
export function removePresence(db: Queryable, id: string, usuarioId: string): Promise<void> {
  return forget(db, and(eq(presenca.id, id), eq(presenca.usuarioId, usuarioId)));
}

/** Forgets the pages of a session that ends, and tells the others. @see B-043 */
export function removePresencesOf(db: Queryable, sessaoHash: string): Promise<void> {
  return forget(db, eq(presenca.sessaoHash, sessaoHash));
}

/** Forgets the pages of a user whose sessions end, except those of the one that goes on, and tells the others. @see B-043 */
export function removePresencesOfUser(db: Queryable, usuarioId: string, keptHash?: string): Promise<void> {
  const ended = keptHash === undefined ? undefined : sql`${presenca.sessaoHash} is distinct from ${keptHash}`;
  return forget(db, and(eq(presenca.usuarioId, usuarioId), ended));
}

async function forget(db: Queryable, pages: SQL | undefined): Promise<void> {
  const gone = await db.delete(presenca).where(pages).returning({ solicitacaoUuid: presenca.solicitacaoUuid });
  // Several pages may have one request open.
  for (const uuid of new Set(gone.map(({ solicitacaoUuid }) => solicitacaoUuid))) await noteEvent(db, 'presenca', uuid);
}

/** Deletes the pages that are gone from requests that nobody has open. */
export async function dropAllGone(db: Queryable): Promise<void> {
  await db.execute(sql`delete from presenca where vista_em < ${goneBefore}`);
}
