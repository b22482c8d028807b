export { activeProfile, isOwnAgency, PROFILES, type ProfileCode, type ProfileName, profileName } from './profiles.ts';
export { landingRoute, mayOpen, type RoutePath, refusedRoute } from './routes.ts';
