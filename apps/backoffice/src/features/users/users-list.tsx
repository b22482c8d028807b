import { NEW_USER_ID, routeAddress } from '@guiche/domain/access';
import { usersMessages } from '@guiche/domain/messages/users';
import { type ListedUser, UserList } from '@guiche/ui/users/user-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { InviteQuestion } from './invite-question.tsx';
import { usersQuery } from './queries.ts';
import { UserLogWindow } from './user-log-window.tsx';
import { filterOf, kindOf, USERS_QUERY } from './users-filter.ts';

/** The users of the agency, for who administers them. @see */
export function UsersList() {
  const t = useText();
  const notify = useNotify(usersMessages);
  const { values, shown, change, type } = useAddressValues(USERS_QUERY);
  const filter = filterOf(values);
  const users = useQuery({ ...usersQuery(filter, values.termo), placeholderData: keepPreviousData });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [invited, setInvited] = useState<readonly ListedUser[]>();
  const [logged, setLogged] = useState<ListedUser>();
  useDocumentTitle(t('settings.users'));
  return (
    <>
      <h1 data-keeps-clear="" className="g:mb-2 g:font-semibold g:text-xl">
        {t('settings.users')}
      </h1>
      <UserList
        users={users.data}
        filter={filter}
        onFilterChange={(next) => change({ situacao: kindOf(next) })}
        term={shown.termo}
        onTermChange={(text) => type('termo', text)}
        selected={selected}
        onSelectedChange={setSelected}
        onInvite={setInvited}
        hrefOf={({ id }) => hrefTo(routeAddress('/config/usuario', { id }))}
        newHref={hrefTo(routeAddress('/config/usuario', { id: NEW_USER_ID }))}
        onOpenLog={setLogged}
        searching={users.isPlaceholderData}
        error={users.isError && !users.data ? notify.words(users.error, 'erro_ao_buscar_usuarios') : undefined}
        onRetry={isFinal(users.error) ? undefined : () => void users.refetch()}
      />
      {invited && <InviteQuestion users={invited} onClose={() => setInvited(undefined)} onSent={() => setSelected([])} />}
      {logged && <UserLogWindow user={logged} onClose={() => setLogged(undefined)} />}
    </>
  );
}
