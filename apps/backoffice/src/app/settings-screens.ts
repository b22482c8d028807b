/**
 * The screens of the settings. They are named here, since the names of the files of each stand where it is fetched from, and few people open
 * one: in the first file everybody would load them.
 */
export const SETTINGS_SCREENS = {
  agency: () => import('../features/agency/route.tsx'),
  clients: () => import('../features/clients/route.tsx'),
  integrations: () => import('../features/integrations/route.tsx'),
} as const;
