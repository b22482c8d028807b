import { changeServiceGroup, insertServiceGroup, listServiceGroups } from '@guiche/contract/groups';
import type { ServiceGroup } from '@guiche/domain/entities';
import type { EditedGroup } from '@guiche/ui/groups/group-form';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import type { InsertKeys } from '../../shared/editor/insert-keys.ts';
import { newId } from '../../shared/new-id.ts';

/** The groups of services of the agency, by name. Loaded anew at each visit: a form over an older version could only be refused. @see A-235 */
export const groupsQuery = queryOptions({
  queryKey: ['service-groups'],
  queryFn: ({ signal }) => api.call(listServiceGroups, { signal }),
  staleTime: 0,
});

/** A stored group as the form edits it. */
export function editedGroup({ id, ...group }: ServiceGroup): EditedGroup {
  return { ...group, id: String(id) };
}

/** A group that is not stored yet, with an id that only the browser knows. */
export function newGroup(): EditedGroup {
  return { id: newId(), versao: 0, nome: '', descricao: '', clientes: [] };
}

/** Whether a group was never stored. */
export function isNew({ versao }: Pick<EditedGroup, 'versao'>): boolean {
  return versao === 0;
}

/** Saves a group and returns it as it is stored. @see A-235, B-060 */
export async function saveGroup({ id, clientes, ...group }: EditedGroup, keys: InsertKeys): Promise<EditedGroup> {
  const body = { ...group, clientes: [...clientes] };
  if (!isNew(group)) return editedGroup(await api.call(changeServiceGroup, { params: { id: Number(id) }, body }));
  return editedGroup(await api.call(insertServiceGroup, { body, idempotencyKey: keys.keyOf(body) }));
}

/** Whether a stored group is the one that was sent; the server takes the blanks from both ends of the texts. */
export function isSavedAs(sent: EditedGroup, stored: EditedGroup): boolean {
  const told = ({ nome, descricao, clientes }: EditedGroup) =>
    JSON.stringify([nome.trim(), descricao.trim(), clientes.map((client) => client?.id)]);
  return told(sent) === told(stored);
}
