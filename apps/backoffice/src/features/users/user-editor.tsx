import { isOwnAgency } from '@guiche/domain/access';
import type { ClientInstance, Responsible } from '@guiche/domain/entities';
import { usersMessages } from '@guiche/domain/messages/users';
import {
  canBeInvited,
  cleanedUser,
  type Editor,
  editableUser,
  isUserSavedAs,
  newUser,
  platformUserViolation,
  sharedUserViolation,
} from '@guiche/domain/users';
import { useToast } from '@guiche/ui/feedback/toast';
import { useMessage, useViolationText } from '@guiche/ui/i18n';
import { type EditedUser, UserForm } from '@guiche/ui/users/user-form';
import { useRef, useState } from 'react';
import { useOffline } from '../../shared/connection/connection.ts';
import { InsertKeys } from '../../shared/editor/insert-keys.ts';
import { useEntityEditor } from '../../shared/editor/use-entity-editor.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useLookups } from '../../shared/lookups/use-lookups.ts';
import { newId } from '../../shared/new-id.ts';
import { useReplaceUser, useUser } from '../../shared/session/session-context.tsx';
import { loadUser, type StoredUser, saveUser } from './save-user.ts';
import { useInvites } from './use-invites.ts';

export interface UserEditorProps {
  /** The user as it is stored, or null for a new one. Read once. */
  stored: EditedUser | null;
  /** Whether the login is shared with the platform agency. */
  shared: boolean;
  clients: readonly ClientInstance[];
  editor: Editor;
  onClose: () => void;
  onSaved: (stored: StoredUser) => void;
}

/** What is told after a save, and of whom. */
interface SavedNotice {
  readonly key: 'usuario_inserido' | 'usuario_alterado';
  readonly nome: string;
}

/**
 * The form of a user. What was typed is kept as a draft until it is saved, so that leaving the page loses nothing; after a failure the form
 * stays as it was typed. It closes after a save for who administers, and the notice of a new user offers the invite; the form of the own user stays. @see, S-176
 */
export function UserEditor({ stored, shared, clients, editor: who, onClose, onSaved }: UserEditorProps) {
  const t = useText();
  const user = useUser();
  const replaceUser = useReplaceUser();
  const offline = useOffline();
  const search = useLookups();
  const notify = useNotify(usersMessages);
  const message = useMessage(usersMessages);
  const toast = useToast();
  const sendTo = useInvites();
  const say = useViolationText(usersMessages);
  const [keys] = useState(() => new InsertKeys());
  const sent = useRef<SavedNotice>(undefined);
  const shown = useRef<SavedNotice>(undefined);
  const saved = useRef<StoredUser>(undefined);
  const readOnly =
    sharedUserViolation({ shared, ownAgency: isOwnAgency(user) }) ??
    (stored ? platformUserViolation(stored.profile, editableUser(user).profile) : undefined);

  const editor = useEntityEditor<EditedUser>({
    place: { userId: user.id, of: ['usuario'], id: stored?.id ?? null },
    stored,
    create: () => ({ ...newUser(), id: newId(), versao: 0 }),
    readOnly: readOnly !== undefined,
    async save(typed) {
      sent.current = { key: typed.versao === 0 ? 'usuario_inserido' : 'usuario_alterado', nome: cleanedUser(typed).name };
      const kept = await saveUser(typed, keys);
      saved.current = kept;
      if (kept.id === user.id) replaceUser(kept);
      onSaved(kept);
      return kept;
    },
    // A refusal has no version of what is stored.
    presentOf: () => undefined,
    reload: loadUser,
    isSavedAs: isUserSavedAs,
    onSaved() {
      const kept = saved.current;
      shown.current = sent.current;
      if (!sent.current) return;
      const { key, nome } = sent.current;
      if (key === 'usuario_alterado' || !kept || !canBeInvited(kept)) return notify.success(key, { nome });
      // A new user has no password: the invite is the next step, and the form that leads to it has closed.
      toast({
        tipo: 'SUCCESS',
        text: message('usuario_inserido', { nome }),
        action: { label: t('users.invite'), onAct: () => void sendTo([kept]) },
      });
    },
    onFailed: (error) => notify.failure(error, undefined, 'sem_conexao_mantido'),
    onRefused: () => shown.current && notify.takeBack(shown.current.key, { nome: shown.current.nome }),
    sayFailure: (error, stage) => (stage === 'reload' ? t('settings.reloadFailed') : notify.words(error, undefined, 'sem_conexao_mantido')),
    onClose: who.administers ? onClose : undefined,
  });

  const { value, ...form } = editor;
  return (
    value && (
      <UserForm
        {...form}
        value={value}
        clients={clients}
        editor={who}
        readOnlyReason={readOnly && say(readOnly)}
        searchSubstitutes={(term, signal) => search<Responsible>('colaboradorSubstituto', { term }, signal)}
        offline={offline}
        onClose={onClose}
      />
    )
  );
}
