import { NEW_GROUP_ID } from '@guiche/domain/groups';
import { groupsMessages } from '@guiche/domain/messages/groups';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientsQuery } from '../../shared/clients/clients-query.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { FormSkeleton } from '../../shared/form-skeleton.tsx';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { editedGroup, groupsQuery } from './group-calls.ts';
import { GroupEditor } from './group-editor.tsx';

export interface GroupPageProps {
  /** The id in the address. */
  id: string;
  onClose: () => void;
}

/** The page of one group of services, or of a new one. @see A-051 */
export function GroupPage({ id, onClose }: GroupPageProps) {
  const t = useText();
  const notify = useNotify(groupsMessages);
  // Before the form opens the groups are loaded anew: over an older version it could only be refused.
  const [openedAt] = useState(() => Date.now());
  const groups = useQuery({ ...groupsQuery, enabled: id !== NEW_GROUP_ID });
  const clients = useQuery(clientsQuery);
  const isFresh = id === NEW_GROUP_ID || groups.dataUpdatedAt >= openedAt;
  const found = groups.data?.find((group) => String(group.id) === id);
  const stored = id === NEW_GROUP_ID ? null : found && editedGroup(found);
  const title = id === NEW_GROUP_ID ? t('groups.newTitle') : (found?.nome ?? t('settings.groups'));
  useDocumentTitle(title);
  const failed = [groups, clients].find(({ isError, data }) => isError && !data);
  return (
    <>
      <h1 data-keeps-clear="" className="g:wrap-anywhere g:mb-2 g:font-semibold g:text-xl">
        {title}
      </h1>
      <div className="g:max-w-4xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
        {failed ? (
          <ErrorState
            title={notify.words(failed.error, 'erro_buscar_grupos')}
            onRetry={isFinal(failed.error) ? undefined : () => void failed.refetch()}
            pending={failed.isFetching}
          />
        ) : !isFresh || !clients.data ? (
          <FormSkeleton label={t('settings.loading')} />
        ) : stored === undefined ? (
          <ErrorState title={t('groups.gone')} />
        ) : (
          <GroupEditor stored={stored} clients={clients.data} onClose={onClose} />
        )}
      </div>
    </>
  );
}
