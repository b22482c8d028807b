import type { User } from '@guiche/domain/entities';
import { createHashRouter, redirect } from 'react-router';
import { session } from '../shared/session/session.ts';
import { dashboardAddress, readRedirect, redirectFrom, startOf } from './guards.ts';
import { RouteError } from './route-error.tsx';
import { ShellLayout } from './shell-layout.tsx';

const queryOf = (request: Request) => new URL(request.url).searchParams;

/** The routes of the app for a user; each screen is fetched when it is first opened. @see */
export function createRouter(user: User) {
  const admit = (path: Parameters<typeof redirectFrom>[0]) => {
    const elsewhere = redirectFrom(path, user);
    return elsewhere ? redirect(elsewhere) : null;
  };
  return createHashRouter([
    {
      Component: ShellLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        { index: true, loader: () => redirect(startOf(user)) },
        {
          path: '/dashboard',
          ErrorBoundary: RouteError,
          loader({ request }) {
            const refused = admit('/dashboard');
            const wanted = readRedirect(queryOf(request));
            if (refused || !wanted) return refused;
            if (wanted.cliente) session.storeCustomer(wanted.cliente);
            return redirect(`/relatorio?idSolicitacao=${wanted.idSolicitacao}`);
          },
          lazy: () => import('../features/lists/route.tsx'),
        },
        { path: '/agencia', ErrorBoundary: RouteError, loader: () => admit('/agencia'), lazy: () => import('../features/lists/route.tsx') },
        {
          path: '/relatorio',
          ErrorBoundary: RouteError,
          loader: () => admit('/relatorio'),
          lazy: () => import('../features/request/route.tsx'),
        },
        { path: '/redirecionamento-solicitacao', loader: ({ request }) => redirect(dashboardAddress(queryOf(request))) },
        { path: '*', loader: () => redirect('/') },
      ],
    },
  ]);
}
