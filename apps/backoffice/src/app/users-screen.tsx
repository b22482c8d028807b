import { administersUsers, routeAddress, usersScreen } from '@guiche/domain/access';
import { onDemand } from '@guiche/ui/on-demand';
import { useNavigate, useSearchParams } from 'react-router';
import { START } from '../shared/address/href.ts';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { useContentFocus } from '../shared/use-content-focus.ts';
import { isStrict } from './guards.ts';

const UsersList = onDemand(async () => (await withMessages(import('../features/users/users-list.tsx'))).UsersList);
const UserPage = onDemand(async () => (await withMessages(import('../features/users/user-page.tsx'))).UserPage);

/** The users of the agency: their list, the form of one or of a new one; to who does not administer the own form. @see */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const user = useUser();
  const screen = usersScreen(user, query.get('id'), isStrict());
  const shownId = screen.kind === 'form' ? screen.id : screen.kind;
  useContentFocus(shownId, screen.kind === 'list');
  if (screen.kind === 'list') return <UsersList />;
  const administers = administersUsers(user, isStrict());
  const id = screen.kind === 'new' ? null : screen.id;
  return (
    <UserPage
      key={shownId}
      id={id}
      administers={administers}
      onClose={() => void navigate(administers ? routeAddress('/config/usuario') : START)}
    />
  );
}
