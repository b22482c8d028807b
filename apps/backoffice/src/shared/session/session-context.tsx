import { isOwnAgency } from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';
import { toggleIsOn } from '@guiche/domain/session';
import { createContext, use } from 'react';
import { session } from './session.ts';

export const UserContext = createContext<User | null>(null);

/** Puts the changed user in place of the logged one. */
export const ReplaceUserContext = createContext<((user: User) => void) | null>(null);

/** What is called when the logged user was changed: every screen shows the new one, and so does the next start. */
export function useReplaceUser(): (user: User) => void {
  const replace = use(ReplaceUserContext);
  if (!replace) throw new Error('useReplaceUser outside of ReplaceUserContext');
  return (user) => {
    session.storeUser(user);
    replace(user);
  };
}

/** The logged user. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser outside of UserContext');
  return user;
}

/** The facts about the user that decide the question when a request is opened. @see */
export function useOpeningContext() {
  const user = useUser();
  return { user, ownAgency: isOwnAgency(user), supportDesk: toggleIsOn(session.toggles(), 'ATENDIMENTO_ZENDESK') };
}
