import type { ServiceGroup } from '@guiche/domain/entities';
import { type GroupForm, groupNameViolation, groupViolations } from '@guiche/domain/groups';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { Session } from '../session/data/sessions.ts';
import { changeGroup, clientIdsOf, insertGroup, lockedGroup, lockedNames, type NewGroup, wireGroup } from './data/groups.ts';

interface Checked {
  readonly typed: GroupForm;
  /** The group that is changed: it may keep the name that it has. */
  readonly stored?: { readonly id: number; readonly nome: string };
}

/** What is stored of a typed group. A client that the agency does not work for is none. Errors: 422. @see */
async function checked(tx: Transaction, session: Session, { typed, stored }: Checked): Promise<NewGroup> {
  const { nome, descricao, clientes } = typed;
  const own = await clientIdsOf(tx, session.agencia.id);
  const known = clientes.map((client) => (client && own.has(client.id) ? client : null));
  const others = (await lockedNames(tx, session.agencia.id)).filter(({ id }) => id !== stored?.id);
  const taken = nome.trim() === stored?.nome ? undefined : groupNameViolation(nome, others);
  const violations = [...(taken ? [taken] : []), ...groupViolations({ nome, descricao, clientes: known })];
  if (violations.length > 0) throw new ViolationsError(violations);
  return {
    agenciaId: session.agencia.id,
    nome: nome.trim(),
    descricao: descricao.trim(),
    clientes: known.flatMap((client) => client?.id ?? []),
  };
}

/** Inserts a group of services. Errors: 422. @see A-235 */
export async function insertServiceGroup(deps: Deps, session: Session, typed: GroupForm): Promise<ServiceGroup> {
  return withTransaction(deps.db, async (tx) => wireGroup(tx, await insertGroup(tx, await checked(tx, session, { typed }))));
}

/** Changes a group of services. Errors: 404; 409 when another change was first; 422. @see A-235, B-061 */
export async function changeServiceGroup(
  deps: Deps,
  session: Session,
  id: number,
  typed: GroupForm & Pick<ServiceGroup, 'versao'>,
): Promise<ServiceGroup> {
  return withTransaction(deps.db, async (tx) => {
    const row = await lockedGroup(tx, session.agencia.id, id);
    // A group of another agency gets the same response as one that does not exist.
    if (!row) throw new CallError(404, 'registro_nao_encontrado');
    if (row.versao !== typed.versao) throw new CallError(409, 'grupo_alterado_por_outro', {}, { atual: await wireGroup(tx, row) });
    return wireGroup(tx, await changeGroup(tx, row, await checked(tx, session, { typed, stored: row })));
  });
}
