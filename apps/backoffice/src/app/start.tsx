import { CallError } from '@guiche/contract/client';
import { listFeatureToggles, loggedUser } from '@guiche/contract/session';
import type { User } from '@guiche/domain/entities';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { api } from '../shared/api.ts';
import { loadFirstTexts } from '../shared/i18n/texts.ts';
import { leaveForLogin } from '../shared/session/leave.ts';
import { session } from '../shared/session/session.ts';
import { App } from './app.tsx';
import { isAdmitted } from './guards.ts';
import { applyNonce } from './nonce.ts';

/** Who is logged in, as the server says; null when the browser is already on its way to the login page. @see */
async function findUser(): Promise<User | null> {
  if (!session.authorization()) {
    leaveForLogin({ reason: null, comingBack: true, sessionEnded: true });
    return null;
  }
  try {
    const user = await api.call(loggedUser, {});
    if (isAdmitted(user)) {
      session.storeUser(user);
      return user;
    }
    leaveForLogin({ reason: null, comingBack: false, sessionEnded: true });
  } catch (error) {
    const unreachable = !(error instanceof CallError) || error.status === 0 || error.status >= 500;
    leaveForLogin({ reason: unreachable ? 'indisponivel' : 'expirada', comingBack: true, sessionEnded: !unreachable });
  }
  return null;
}

/** Fetches the feature toggles; without them those of the last time stay. @see */
async function refreshToggles(): Promise<void> {
  try {
    session.storeToggles(await api.call(listFeatureToggles, {}));
  } catch (error) {
    console.error('The feature toggles could not be fetched.', error);
  }
}

/** Starts the app: nothing of it is shown before the server has said who the user is. @see A-178 */
export async function start(): Promise<void> {
  applyNonce();
  const root = document.getElementById('root');
  const toggles = session.authorization() ? refreshToggles() : undefined;
  const [user] = await Promise.all([findUser(), loadFirstTexts(session.language()), toggles]);
  if (!root || !user) return;
  createRoot(root).render(
    <StrictMode>
      <App user={user} />
    </StrictMode>,
  );
}
