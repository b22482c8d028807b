import type { RoutePath } from '@guiche/domain/access';
import type { LoadScreen } from './load-screen.ts';

/**
 * The screens that are opened less often. They are named here and not beside the routes: the files of a screen stand by name in whatever
 * imports it, and the first load would grow with each.
 */
export const RARE_SCREENS = {
  '/config/agencia': () => import('../features/agency/route.tsx'),
  '/config/clientes': () => import('../features/clients/route.tsx'),
  '/config/grupos': () => import('../features/groups/route.tsx'),
  '/config/usuario': () => import('./users-screen.tsx'),
  '/integracoes': () => import('../features/integrations/route.tsx'),
} as const satisfies Partial<Record<RoutePath, LoadScreen>>;
