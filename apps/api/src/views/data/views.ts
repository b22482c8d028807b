import type { SavedView, TypedView } from '@guiche/domain/entities';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { usuario } from '../../db/schema/usuario.ts';
import { visao, visaoInicial } from '../../db/schema/visao.ts';
import { sortedByName } from '../../db/sorted-by-name.ts';
import type { Queryable, Transaction } from '../../db/transaction.ts';
import type { Session } from '../../session/data/sessions.ts';

/** One's own views, and those that colleagues of the agency share. */
function visible({ usuario: user, agencia }: Session): SQL | undefined {
  return and(eq(visao.agenciaId, agencia.id), or(eq(visao.usuarioId, user.id), visao.compartilhada));
}

function select(db: Queryable, session: Session) {
  return db
    .select({ view: visao, dono: { id: usuario.id, name: usuario.nome }, inicial: sql<boolean>`${visaoInicial.visaoId} is not null` })
    .from(visao)
    .innerJoin(usuario, eq(usuario.id, visao.usuarioId))
    .leftJoin(visaoInicial, and(eq(visaoInicial.visaoId, visao.id), eq(visaoInicial.usuarioId, session.usuario.id)));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function wireView({ view: { id, nome, dados, compartilhada, versao }, dono, inicial }: Row): SavedView {
  return { id, nome, ...dados, compartilhada, versao, inicial, dono };
}

/** The views that a session may see: its own first, each group by name. */
export async function viewsOf(db: Queryable, session: Session): Promise<SavedView[]> {
  const rows = await select(db, session).where(visible(session)).orderBy(asc(visao.id));
  const isOthers = ({ view }: Row) => Number(view.usuarioId !== session.usuario.id);
  return sortedByName(rows, ({ view }) => view.nome)
    .sort((one, other) => isOthers(one) - isOthers(other))
    .map(wireView);
}

/** A view that a session may see. */
export async function findView(db: Queryable, session: Session, id: string): Promise<SavedView | undefined> {
  const [row] = await select(db, session).where(and(visible(session), eq(visao.id, id)));
  return row && wireView(row);
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockedView(tx: Transaction, session: Session, id: string): Promise<SavedView | undefined> {
  await tx
    .select({ id: visao.id })
    .from(visao)
    .where(and(visible(session), eq(visao.id, id)))
    .for('update');
  return findView(tx, session, id);
}

/** The views of an owner, to which none is added until the transaction ends. */
export async function lockedViewsOf(tx: Transaction, ownerId: string): Promise<readonly { id: string; nome: string }[]> {
  await tx.select({ id: usuario.id }).from(usuario).where(eq(usuario.id, ownerId)).for('update');
  return tx.select({ id: visao.id, nome: visao.nome }).from(visao).where(eq(visao.usuarioId, ownerId));
}

/** Stores a new view of a session. */
export async function insertView(
  tx: Transaction,
  session: Session,
  id: string,
  { nome, compartilhada, ...dados }: TypedView,
): Promise<void> {
  await tx.insert(visao).values({ id, agenciaId: session.agencia.id, usuarioId: session.usuario.id, nome, compartilhada, dados });
}

/** Stores a change of a view. */
export async function changeView(tx: Transaction, id: string, { nome, compartilhada, ...dados }: TypedView): Promise<void> {
  await tx
    .update(visao)
    .set({ nome, compartilhada, dados, versao: sql`${visao.versao} + 1` })
    .where(eq(visao.id, id));
}

/** Deletes a view, and the choice of all whose lists opened with it. */
export async function deleteView(tx: Transaction, id: string): Promise<void> {
  await tx.delete(visao).where(eq(visao.id, id));
}

/** Stores the view with which the lists of a person open; null for none. */
export async function storeStartView(tx: Transaction, usuarioId: string, visaoId: string | null): Promise<void> {
  await tx.delete(visaoInicial).where(eq(visaoInicial.usuarioId, usuarioId));
  if (visaoId !== null) await tx.insert(visaoInicial).values({ usuarioId, visaoId });
}
