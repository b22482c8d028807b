import { routeAddress } from '@guiche/domain/access';
import { useNavigate, useSearchParams } from 'react-router';
import { useContentFocus } from '../../shared/use-content-focus.ts';
import { GroupPage } from './group-page.tsx';
import { GroupsList } from './groups-list.tsx';

/** The groups of services: their list, or the form of the one that the address names. @see A-051 */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = query.get('id');
  useContentFocus(id ?? '', !id);
  if (!id) return <GroupsList />;
  return <GroupPage key={id} id={id} onClose={() => void navigate(routeAddress('/config/grupos'))} />;
}
