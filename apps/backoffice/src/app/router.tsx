import type { RoutePath } from '@guiche/domain/access';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { HashRouter, Navigate, Route, Routes, useSearchParams } from 'react-router';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { session } from '../shared/session/session.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { dashboardAddress, readRedirect, redirectFrom, startOf } from './guards.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ShellLayout } from './shell-layout.tsx';

/** A screen that is fetched when it is first opened; a screen that breaks leaves the menu as it is. */
function screen(load: () => Promise<{ Component: ComponentType }>): ReactNode {
  const Screen = lazy(async () => ({ default: (await withMessages(load())).Component }));
  return (
    <ScreenBoundary>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

const LISTS = screen(() => import('../features/lists/route.tsx'));
const REQUEST = screen(() => import('../features/request/route.tsx'));

interface GuardedProps {
  path: RoutePath;
  children: ReactNode;
}

/** A route for those who may open it; others are sent where they may go. @see */
function Guarded({ path, children }: GuardedProps) {
  const elsewhere = redirectFrom(path, useUser());
  return elsewhere ? <Navigate to={elsewhere} replace /> : children;
}

/** The dashboard; asked for one request, it opens that at once. @see A-041 */
function Dashboard() {
  const [query] = useSearchParams();
  const wanted = readRedirect(query);
  const cliente = wanted?.cliente;
  useEffect(() => {
    if (cliente) session.storeCustomer(cliente);
  }, [cliente]);
  return wanted ? <Navigate to={`/relatorio?idSolicitacao=${wanted.idSolicitacao}`} replace /> : LISTS;
}

/** @see A-060 */
function ForwardToDashboard() {
  const [query] = useSearchParams();
  return <Navigate to={dashboardAddress(query)} replace />;
}

/**
 * The routes of the app. The router that knows components alone: the one with loaders weighs as much again as this screen's code.
 * @see
 */
export function AppRoutes() {
  const user = useUser();
  return (
    <HashRouter>
      <Routes>
        <Route element={<ShellLayout />}>
          <Route index element={<Navigate to={startOf(user)} replace />} />
          <Route
            path="/dashboard"
            element={
              <Guarded path="/dashboard">
                <Dashboard />
              </Guarded>
            }
          />
          <Route path="/agencia" element={<Guarded path="/agencia">{LISTS}</Guarded>} />
          <Route path="/relatorio" element={<Guarded path="/relatorio">{REQUEST}</Guarded>} />
          <Route path="/redirecionamento-solicitacao" element={<ForwardToDashboard />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}
