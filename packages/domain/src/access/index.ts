export { isConfigArea } from './config-area.ts';
export { type Entry, entryOf } from './entry.ts';
export { hasFollowUp, mayChangeServices, seesMargin } from './features.ts';
export { holdsPermission } from './holds-permission.ts';
export { hasPerfil, mayConfigureIntegrations, type Perfil, type WithPerfis } from './perfil.ts';
export { mayUse } from './permission-check.ts';
export { activeProfile, isOwnAgency, PROFILES, type ProfileCode, type ProfileName, profileName } from './profiles.ts';
export { ROUTE_REDIRECTS, type RouteValues, routeAddress, routeAt, routeValues } from './route-address.ts';
export { landingRoute, mayOpen, ROUTE_PATHS, type RoutePath, refusedRoute } from './routes.ts';
export {
  administersUsers,
  isAdministrator,
  NEW_USER_ID,
  SETTINGS_TABS,
  type SettingsTab,
  settingsTabs,
  type UsersScreen,
  userMayOpen,
  usersScreen,
} from './user-access.ts';
