import { isOwnAgency } from '@guiche/domain/access';
import type { User } from '@guiche/domain/entities';
import { toggleIsOn } from '@guiche/domain/session';
import { createContext, use } from 'react';
import { session } from './session.ts';

export const UserContext = createContext<User | null>(null);

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
