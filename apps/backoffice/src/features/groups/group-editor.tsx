import { conflictOf } from '@guiche/contract/client';
import { changeServiceGroup } from '@guiche/contract/groups';
import { GROUP_MESSAGE, groupMessage } from '@guiche/domain/groups';
import { groupsMessages } from '@guiche/domain/messages/groups';
import { type EditedGroup, type GroupClient, GroupForm } from '@guiche/ui/groups/group-form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOffline } from '../../shared/connection/connection.ts';
import { InsertKeys } from '../../shared/editor/insert-keys.ts';
import { useEntityEditor } from '../../shared/editor/use-entity-editor.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { editedGroup, groupsQuery, isNew, isSavedAs, newGroup, saveGroup } from './group-calls.ts';

export interface GroupEditorProps {
  /** Null for a new group. Read once. */
  stored: EditedGroup | null;
  clients: readonly GroupClient[];
  onClose: () => void;
}

/** The form of a group of services. What was typed is kept as a draft until it is saved. @see, B-064 */
export function GroupEditor({ stored, clients, onClose }: GroupEditorProps) {
  const t = useText();
  const user = useUser();
  const notify = useNotify(groupsMessages);
  const offline = useOffline();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new InsertKeys());
  const sentNew = useRef(stored === null);
  const saved = () => groupMessage(sentNew.current ? GROUP_MESSAGE.INSERTED : GROUP_MESSAGE.CHANGED);

  const editor = useEntityEditor<EditedGroup>({
    place: { userId: user.id, of: ['grupo'], id: stored?.id ?? null },
    stored,
    create: newGroup,
    readOnly: false,
    save(typed) {
      sentNew.current = isNew(typed);
      return saveGroup(typed, keys);
    },
    presentOf(error) {
      const present = conflictOf(changeServiceGroup, error)?.atual;
      return present && { stored: editedGroup(present) };
    },
    async reload(id) {
      const groups = await queryClient.fetchQuery(groupsQuery);
      return groups.map(editedGroup).find((group) => group.id === id);
    },
    isSavedAs,
    onSaved() {
      void queryClient.invalidateQueries({ queryKey: groupsQuery.queryKey });
      notify.success(saved());
    },
    onFailed: (error) => notify.failure(error, undefined, 'sem_conexao_mantido'),
    onRefused: () => notify.takeBack(saved()),
    sayFailure: (error, stage) => (stage === 'reload' ? t('settings.reloadFailed') : notify.words(error, undefined, 'sem_conexao_mantido')),
    onClose,
  });

  const { value, ...form } = editor;
  return value && <GroupForm {...form} value={value} clients={clients} offline={offline} onClose={onClose} />;
}
