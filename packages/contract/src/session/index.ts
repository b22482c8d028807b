export { currentUser } from './current-user.ts';
export { listClientInstances } from './list-client-instances.ts';
export { listFeatureToggles } from './list-feature-toggles.ts';
export { listNotifications } from './list-notifications.ts';
export { loggedUser } from './logged-user.ts';
export { login } from './login.ts';
export { logout } from './logout.ts';
export { verifyLogin } from './verify-login.ts';
