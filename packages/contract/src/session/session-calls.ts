import { changePassword } from './change-password.ts';
import { currentUser } from './current-user.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { findAuthorization } from './find-authorization.ts';
import { forgotPassword } from './forgot-password.ts';
import { hasExternalSupplier } from './has-external-supplier.ts';
import { listClientInstances } from './list-client-instances.ts';
import { listFeatureToggles } from './list-feature-toggles.ts';
import { listNotifications } from './list-notifications.ts';
import { listSessions } from './list-sessions.ts';
import { loggedUser } from './logged-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { verifyLogin } from './verify-login.ts';

/** Every call of the session. */
export const SESSION_CALLS = [
  login,
  verifyLogin,
  findAuthorization,
  loggedUser,
  currentUser,
  hasExternalSupplier,
  listClientInstances,
  listFeatureToggles,
  listNotifications,
  listSessions,
  endOtherSessions,
  logout,
  changePassword,
  forgotPassword,
] as const;
