import { usersMessages } from '@guiche/domain/messages/users';
import { canBeInvited } from '@guiche/domain/users';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { Button } from '@guiche/ui/primitives/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History, Mail } from 'lucide-react';
import { useState } from 'react';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { FormSkeleton } from '../../shared/form-skeleton.tsx';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { InviteQuestion } from './invite-question.tsx';
import { instancesQuery, userQuery } from './queries.ts';
import type { StoredUser } from './save-user.ts';
import { UserEditor } from './user-editor.tsx';
import { UserLogWindow } from './user-log-window.tsx';

export interface UserPageProps {
  /** Null for a new user. */
  id: string | null;
  /** Whether the logged user administers the users of the agency. */
  administers: boolean;
  onClose: () => void;
}

/** The page of one user. @see */
export function UserPage({ id, administers, onClose }: UserPageProps) {
  const t = useText();
  const own = id === useUser().id;
  const notify = useNotify(usersMessages);
  const queryClient = useQueryClient();
  const found = useQuery({ ...userQuery(id ?? ''), enabled: id !== null });
  const instances = useQuery(instancesQuery);
  const [inviting, setInviting] = useState(false);
  const [logging, setLogging] = useState(false);
  const stored = found.data?.user;
  const title = id === null ? t('users.newTitle') : own ? t('users.ownTitle') : (stored?.name ?? t('settings.users'));
  useDocumentTitle(title);

  const failed = [found, instances].find(({ isError, data }) => isError && !data);

  function showSaved(user: StoredUser) {
    queryClient.setQueryData(userQuery(user.id).queryKey, (before) => before && { ...before, user });
  }

  return (
    <>
      <div className="g:mb-2 g:flex g:max-w-4xl g:flex-wrap g:items-center g:gap-2">
        <h1 data-keeps-clear="" className="g:me-auto g:wrap-anywhere g:min-w-0 g:font-semibold g:text-xl">
          {title}
        </h1>
        {administers && stored && canBeInvited(stored) && (
          <Button onClick={() => setInviting(true)}>
            <Mail aria-hidden="true" />
            {t('users.invite')}
          </Button>
        )}
        {stored && (
          <Button onClick={() => setLogging(true)}>
            <History aria-hidden="true" />
            {t('users.log')}
          </Button>
        )}
      </div>
      <div className="g:max-w-4xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
        {failed ? (
          <ErrorState
            title={notify.words(failed.error, 'erro_ao_buscar_usuarios')}
            onRetry={isFinal(failed.error) ? undefined : () => void failed.refetch()}
            pending={failed.isFetching}
          />
        ) : (id === null || stored) && instances.data ? (
          <UserEditor
            stored={stored ?? null}
            shared={found.data?.shared ?? false}
            clients={instances.data}
            editor={{ administers, own }}
            onClose={onClose}
            onSaved={showSaved}
          />
        ) : (
          <FormSkeleton label={t('users.loading')} />
        )}
      </div>
      {inviting && stored && <InviteQuestion users={[stored]} onClose={() => setInviting(false)} />}
      {logging && stored && <UserLogWindow user={stored} onClose={() => setLogging(false)} />}
    </>
  );
}
