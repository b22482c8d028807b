import { routeAddress } from '@guiche/domain/access';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { GroupPage } from './group-page.tsx';
import { GroupsList } from './groups-list.tsx';

/** The groups of services: their list, or the form of the one that the address names. @see A-051 */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = query.get('id');
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    // The button that led here is gone, as with any other new screen.
    if (!id) document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [id]);
  if (!id) return <GroupsList />;
  return <GroupPage key={id} id={id} onClose={() => void navigate(routeAddress('/config/grupos'))} />;
}
