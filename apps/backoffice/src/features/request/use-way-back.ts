import { activeProfile, landingRoute, routeAddress, routeAt } from '@guiche/domain/access';
import { useNavigate } from 'react-router';
import { backStack } from '../../shared/back/back-stack.ts';
import { lastList } from '../../shared/requests/last-list.ts';
import { useUser } from '../../shared/session/session-context.tsx';

export interface WayBack {
  /** The list that the user came from, with its filters; the start for a request that was opened by its own link. @see Q-008 */
  readonly address: string;
  readonly go: () => void;
  /** Whether that list is the dashboard's. @see Q-231 */
  readonly toDashboard: boolean;
}

/** The way back from a request. */
export function useWayBack(): WayBack {
  const navigate = useNavigate();
  const user = useUser();
  const profile = activeProfile(user);
  const address = lastList() ?? routeAddress(profile ? landingRoute(profile) : '/agencia');
  return {
    address,
    // Replaces the history entry: the browser's back button must not open a request that the user had to leave.
    go: () => backStack().leave(() => void navigate(address, { replace: true })),
    toDashboard: routeAt(address) === '/dashboard',
  };
}
