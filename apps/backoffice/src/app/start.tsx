import { CallError } from '@guiche/contract/client';
import { listFeatureToggles, loggedUser } from '@guiche/contract/session';
import { entryOf } from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { api } from '../shared/api.ts';
import { loadFirstTexts } from '../shared/i18n/texts.ts';
import { withMessages } from '../shared/i18n/with-messages.ts';
import { forgetLeaving, leaveForLogin, leaveWithOtherTab, leaveWithoutSession } from '../shared/session/leave.ts';
import { followOtherTabs } from '../shared/session/other-tabs.ts';
import { session } from '../shared/session/session.ts';
import { App } from './app.tsx';
import { applyNonce } from './nonce.ts';

/** Who is logged in, as the server says; null when the browser is already on its way to the login page. @see */
async function findUser(): Promise<User | null> {
  if (!session.authorization()) {
    leaveWithoutSession();
    return null;
  }
  try {
    const user = await api.call(loggedUser, {});
    if (entryOf(user) !== 'login') {
      session.storeUser(user);
      forgetLeaving();
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

/** What a user meets at any route: the agency's app, or what few people meet. @see */
async function firstPage(user: User): Promise<ReactNode> {
  if (entryOf(user) === 'open') return <App user={user} />;
  // Not part of what the first screen waits for.
  const { RareFirstPage } = await withMessages((await import('./rare-screens.ts')).loadRareFirstPage());
  return <RareFirstPage user={user} />;
}

/** Starts the app: nothing of it is shown before the server has said who the user is. @see A-178 */
export async function start(): Promise<void> {
  applyNonce();
  const root = document.getElementById('root');
  const toggles = session.authorization() ? refreshToggles() : undefined;
  const [user] = await Promise.all([findUser(), loadFirstTexts(session.language()), toggles]);
  if (!root || !user) return;
  followOtherTabs({
    onOpened(userId) {
      if (userId === user.id) return;
      // What this tab shows, and the client that it chose, belong to the person before.
      session.storeCustomer(null);
      location.reload();
    },
    onEnded: leaveWithOtherTab,
  });
  createRoot(root).render(<StrictMode>{await firstPage(user)}</StrictMode>);
}
