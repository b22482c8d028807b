import { routeAddress } from '@guiche/domain/access';
import { onDemand } from '@guiche/ui/on-demand';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { AppFrame, type AppProps } from './app-frame.tsx';
import { ClientShell } from './client-shell.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

const OwnTrips = onDemand(async () => (await withMessages(import('../features/own-trips/route.tsx'))).Component);
const Search = onDemand(async () => (await withMessages(import('../features/search/route.tsx'))).Component);

/** The app of travellers and approvers of client companies: their requests, and the searches of each. Any other address leads to the list. @see A-015, S-001 */
export function ClientApp({ user }: AppProps) {
  const list = routeAddress('/pesquisa/*');
  return (
    <AppFrame user={user}>
      <HashRouter>
        <Routes>
          <Route element={<ClientShell />}>
            <Route
              path={list}
              element={
                <ScreenBoundary>
                  <OwnTrips />
                </ScreenBoundary>
              }
            />
            <Route
              path={`${list}/*`}
              element={
                <ScreenBoundary>
                  <Search />
                </ScreenBoundary>
              }
            />
            <Route path="*" element={<Navigate to={list} replace />} />
          </Route>
        </Routes>
      </HashRouter>
    </AppFrame>
  );
}
