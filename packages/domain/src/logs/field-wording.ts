import type { FieldChange } from '../entities/index.ts';
import type { fieldsMessages } from '../messages/fields/index.ts';
import { fieldsMessages as topic } from '../messages/fields/index.ts';
import type { TopicKey } from '../messages/index.ts';

/** What a changed field is called: by the key of its label, or by the name that the client company gave it. */
export type LoggedFieldName = { readonly key: TopicKey<typeof fieldsMessages> } | { readonly text: string };

interface WithChanges {
  readonly alteracoes?: readonly FieldChange[] | undefined;
}

function isLabel(key: string): key is TopicKey<typeof fieldsMessages> {
  return Object.hasOwn(topic.ptBr, key);
}

/** What a changed field is called; a field of a newer server, which has no label here, by its own name. @see B-034 */
export function fieldWording({ campo, rotulo }: Pick<FieldChange, 'campo' | 'rotulo'>): LoggedFieldName {
  if (rotulo !== undefined) return { text: rotulo };
  return isLabel(campo) ? { key: campo } : { text: campo };
}

/** Which field a change is about: one text for each field, whichever flight it belongs to. */
export function fieldOf({ campo, rotulo }: Pick<FieldChange, 'campo' | 'rotulo'>): string {
  return rotulo === undefined ? campo : `${campo}:${rotulo}`;
}

/** The fields that the entries of a log changed, each once, in the order in which they first occur. @see B-034 */
export function changedFields(entries: readonly WithChanges[]): readonly FieldChange[] {
  const byField = new Map<string, FieldChange>();
  for (const change of entries.flatMap(({ alteracoes = [] }) => alteracoes)) {
    if (!byField.has(fieldOf(change))) byField.set(fieldOf(change), change);
  }
  return [...byField.values()];
}

/** The entries that changed a field, each with the changes of that field alone; all entries as they are for null. @see B-034 */
export function withField<Entry extends WithChanges>(entries: readonly Entry[], field: string | null): readonly Entry[] {
  if (field === null) return entries;
  return entries.flatMap((entry) => {
    const alteracoes = entry.alteracoes?.filter((change) => fieldOf(change) === field) ?? [];
    return alteracoes.length > 0 ? [{ ...entry, alteracoes }] : [];
  });
}
