import { randomUUID } from 'node:crypto';
import type { SavedView, TypedView } from '@guiche/domain/entities';
import { mayChangeView, viewViolations } from '@guiche/domain/views';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import {
  deleteView,
  findView,
  lockedView,
  lockedViewsOf,
  changeView as storeChange,
  insertView as storeNew,
  storeStartView,
} from './data/views.ts';

/** A view with its name as it is stored, judged beside the others of its owner; `id` is its own, null for a new one. Errors: 422. */
async function checked(tx: Transaction, ownerId: string, typed: TypedView, id: string | null): Promise<TypedView> {
  const others = (await lockedViewsOf(tx, ownerId)).filter((view) => view.id !== id);
  const violations = viewViolations(typed, { others, isNew: id === null });
  if (violations.length > 0) throw new ViolationsError(violations);
  const { nome, filtros, ordem, colunas, compartilhada } = typed;
  return { nome: nome.trim(), filtros, ordem, colunas, compartilhada };
}

async function stored(tx: Transaction, session: Session, id: string): Promise<SavedView> {
  const view = await findView(tx, session, id);
  if (!view) throw new CallError(404, 'registro_nao_encontrado');
  return view;
}

/** A view that the session may change, in the version that it saw. Errors: 403, 404, 409. */
async function changeable(tx: Transaction, session: Session, id: string, versao: number): Promise<SavedView> {
  const view = await lockedView(tx, session, id);
  // A view of another agency, or one that is not shared, gets the same response as one that does not exist.
  if (!view) throw new CallError(404, 'registro_nao_encontrado');
  const { id: userId, perfis } = session.usuario;
  if (!mayChangeView(view, { id: userId, profiles: perfis })) throw new CallError(403, 'sem_permissao');
  if (view.versao !== versao) throw new CallError(409, 'visao_alterada_por_outro', {}, { atual: view });
  return view;
}

/** Saves a new view. Errors: 422. @see B-041 */
export function insertView({ db }: Deps, session: Session, typed: TypedView): Promise<SavedView> {
  return withTransaction(db, async (tx) => {
    const id = randomUUID();
    await storeNew(tx, session, id, await checked(tx, session.usuario.id, typed, null));
    return stored(tx, session, id);
  });
}

/** Changes a view. Errors: 403, 404, 409, 422. @see B-041, B-061 */
export function changeView(
  { db }: Deps,
  session: Session,
  { id, versao, ...typed }: TypedView & Pick<SavedView, 'id' | 'versao'>,
): Promise<SavedView> {
  return withTransaction(db, async (tx) => {
    const { dono, inicial } = await changeable(tx, session, id, versao);
    const view = await checked(tx, dono.id, typed, id);
    await storeChange(tx, id, view);
    // Whoever takes it back from the agency may not see it any more.
    return { ...view, id, versao: versao + 1, inicial, dono };
  });
}

/** Deletes a view. Errors: 403, 404, 409. @see B-041, B-061 */
export function removeView({ db }: Deps, session: Session, { id, versao }: Pick<SavedView, 'id' | 'versao'>): Promise<void> {
  return withTransaction(db, async (tx) => {
    await changeable(tx, session, id, versao);
    await deleteView(tx, id);
  });
}

/** Chooses the view with which the lists open. Errors: 404. @see B-041 */
export function chooseStartView({ db }: Deps, session: Session, id: string | null): Promise<void> {
  return withTransaction(db, async (tx) => {
    if (id !== null) await stored(tx, session, id);
    await storeStartView(tx, session.usuario.id, id);
  });
}
