import { routeAddress } from '@guiche/domain/access';
import { NEW_GROUP_ID } from '@guiche/domain/groups';
import { groupsMessages } from '@guiche/domain/messages/groups';
import { GroupList } from '@guiche/ui/groups/group-list';
import { useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../shared/address/href.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { groupsQuery } from './group-calls.ts';

/** The groups of services. @see */
export function GroupsList() {
  const t = useText();
  const notify = useNotify(groupsMessages);
  const groups = useQuery(groupsQuery);
  useDocumentTitle(t('settings.groups'));
  return (
    <>
      <h1 data-keeps-clear="" className="g:mb-2 g:font-semibold g:text-xl">
        {t('settings.groups')}
      </h1>
      <GroupList
        groups={groups.data}
        hrefOf={({ id }) => hrefTo(routeAddress('/config/grupos', { id: id ?? NEW_GROUP_ID }))}
        newHref={hrefTo(routeAddress('/config/grupos', { id: NEW_GROUP_ID }))}
        error={groups.isError && !groups.data ? notify.words(groups.error, 'erro_buscar_grupos') : undefined}
        onRetry={isFinal(groups.error) ? undefined : () => void groups.refetch()}
        pending={groups.isFetching}
      />
    </>
  );
}
