import { ROUTE_REDIRECTS, type RoutePath, SETTINGS_TABS } from '@guiche/domain/access';
import { onDemand } from '@guiche/ui/on-demand';
import { type ReactNode, useEffect } from 'react';
import { HashRouter, Navigate, Route, Routes, useSearchParams } from 'react-router';
import { START } from '../shared/address/href.ts';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { startAnew } from '../shared/session/leave.ts';
import { session } from '../shared/session/session.ts';
import { useUser } from '../shared/session/session-context.tsx';
import { redirectFrom, startOf } from './guards.ts';
import type { LoadScreen } from './load-screen.ts';
import { type AppRoute, type Forward, ROUTES } from './routes.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ShellLayout } from './shell-layout.tsx';

/** A screen that is fetched when it is first opened; a screen that breaks leaves the menu as it is. */
function screenOf(load: LoadScreen) {
  const Screen = onDemand(async () => (await withMessages(load())).Component);
  return (
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>
  );
}

const LedAway = onDemand(async () => (await withMessages((await import('./rare-screens.ts')).loadLedAway())).LedAway);
const SettingsLayout = onDemand(async () => (await import('./settings-layout.tsx')).SettingsLayout);

const PAGES = [...ROUTES].map(([path, route]) => ({ path, route, screen: route.screen ? screenOf(route.screen) : null }));
const isSetting = ({ path }: { path: RoutePath }) => SETTINGS_TABS.some((tab) => tab === path);

interface PageProps {
  path: RoutePath;
  route: AppRoute;
  /** What the route shows to those who may open it. */
  screen: ReactNode;
}

/** A route for those who may open it; others are sent where they may go. @see */
function Page({ path, route, screen }: PageProps) {
  const user = useUser();
  const elsewhere = redirectFrom(path, user);
  const [query] = useSearchParams();
  if (elsewhere) return <LedAway to={elsewhere} failed={<Navigate to={elsewhere} replace />} />;
  const forward = route.forward?.(query, user);
  if (route.startsAnew) return <StartingAnew />;
  return forward ? <Forwarding {...forward} /> : screen;
}

/** Redirects to another address, and stores the client company of the request that it opens. @see */
function Forwarding({ address, customer }: Forward) {
  useEffect(() => {
    if (customer) session.storeCustomer(customer);
  }, [customer]);
  return <Navigate to={address} replace />;
}

function StartingAnew() {
  useEffect(startAnew, []);
  return null;
}

const pageRoute = (page: PageProps) => <Route key={page.path} path={page.path} element={<Page key={page.path} {...page} />} />;

/**
 * The routes of the app, by the router without loaders: the one with loaders would double the code of the first screen.
 * @see
 */
export function AppRoutes() {
  const user = useUser();
  return (
    <HashRouter>
      <Routes>
        <Route element={<ShellLayout />}>
          <Route index element={<Navigate to={startOf(user)} replace />} />
          {PAGES.filter((page) => !isSetting(page)).map(pageRoute)}
          <Route element={<SettingsLayout />}>{PAGES.filter(isSetting).map(pageRoute)}</Route>
          {Object.entries(ROUTE_REDIRECTS).map(([path, to]) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<Navigate to={START} replace />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}
