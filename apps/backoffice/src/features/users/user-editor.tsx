import { isOwnAgency } from '@guiche/domain/access';
import type { ClientInstance, User } from '@guiche/domain/entities';
import type { Violation } from '@guiche/domain/messages';
import { usersMessages } from '@guiche/domain/messages/users';
import { type Editor, sharedUserViolation } from '@guiche/domain/users';
import { useViolationText } from '@guiche/ui/i18n';
import { type EditedUser, UserForm } from '@guiche/ui/users/user-form';
import { useState } from 'react';
import { useOffline } from '../../shared/connection/connection.ts';
import { drafts } from '../../shared/drafts/drafts.ts';
import { isUnanswered, refusalsOf, violationsOf } from '../../shared/editor/refusals.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useReplaceUser, useUser } from '../../shared/session/session-context.tsx';
import { saveUser } from './save-user.ts';

export interface UserEditorProps {
  /** Null for a new user. */
  id: string | null;
  /** The user as it is stored, or a new one. Read once. */
  initial: EditedUser;
  /** Whether the login is shared with the platform agency. */
  shared: boolean;
  clients: readonly ClientInstance[];
  editor: Editor;
  onClose: () => void;
  onSaved: (stored: User) => void;
}

/**
 * The form of a user. What was typed is kept as a draft until it is saved, so that leaving the page loses nothing; after a failure the form
 * stays as it was typed. @see
 */
export function UserEditor({ id, initial, shared, clients, editor, onClose, onSaved }: UserEditorProps) {
  const user = useUser();
  const replaceUser = useReplaceUser();
  const offline = useOffline();
  const notify = useNotify(usersMessages);
  const say = useViolationText(usersMessages);
  const [place] = useState({ userId: user.id, of: ['usuario'], id });
  const [draft] = useState(() => drafts.read<EditedUser>(place) ?? undefined);
  const [failure, setFailure] = useState<{ readonly words: string; readonly isFinal: boolean }>();
  const readOnly = sharedUserViolation({ shared, ownAgency: isOwnAgency(user) });

  async function submit(typed: EditedUser): Promise<readonly Violation[]> {
    setFailure(undefined);
    try {
      const stored = await saveUser(id, typed);
      drafts.remove(place);
      notify.success(id === null ? 'usuario_inserido' : 'usuario_alterado');
      if (stored.id === user.id) replaceUser(stored);
      onSaved(stored);
      return [];
    } catch (error) {
      const refused = refusalsOf(error);
      if (refused) return violationsOf(refused);
      setFailure({ words: notify.words(error), isFinal: isFinal(error) });
      // Without a response the form says so by itself.
      if (!isUnanswered(error)) notify.failure(error);
      return [];
    }
  }

  return (
    <UserForm
      value={initial}
      draft={readOnly ? undefined : draft?.value}
      draftSavedAt={draft?.savedAt}
      clients={clients}
      editor={editor}
      readOnlyReason={readOnly && say(readOnly)}
      failure={failure?.words}
      failureIsFinal={failure?.isFinal}
      offline={offline}
      onDraftChange={(typed) => drafts.write(place, typed, new Date())}
      onDiscardDraft={() => drafts.remove(place)}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
