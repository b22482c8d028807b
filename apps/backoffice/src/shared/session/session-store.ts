import type { FeatureToggle, User } from '@guiche/domain/entities';
import { type Language, languageFor } from '@guiche/domain/language';

/** The used part of `localStorage` and `sessionStorage`. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the person typed last, which is offered again; it ends with the session. @see B-019 */
export const STARTING_VALUES = 'valores-iniciais';

/** Where the language is stored. */
export const LANGUAGE = 'language';

/** The session data in the browser. They never include a password. @see A-171 */
export interface SessionStore {
  authorization: () => string | null;
  user: () => User | null;
  toggles: () => readonly FeatureToggle[];
  language: () => Language;
  /** The client instance of the header `Instance`, of this tab alone. */
  customer: () => string | null;
  open: (authorization: string, user: User) => void;
  storeUser: (user: User) => void;
  storeToggles: (toggles: readonly FeatureToggle[]) => void;
  storeLanguage: (language: Language) => void;
  /** Null for none: calls then mean all clients. */
  storeCustomer: (customer: string | null) => void;
  /** Calls back at each change of the client instance in this tab; returns what ends that. */
  onCustomer: (changed: () => void) => () => void;
  /** Deletes the session. Language, appearance and drafts stay. @see A-183 */
  clear: () => void;
}

function read<T>(store: KeyValueStore, name: string): T | null {
  try {
    // Written only below; a manipulated value affects the screen, never the server.
    return JSON.parse(store.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** The session's entries in the browser's two stores. @see A-171 */
export function createSessionStore(local: KeyValueStore, tab: KeyValueStore): SessionStore {
  const followers = new Set<() => void>();
  return {
    authorization: () => local.getItem('authorization'),
    user: () => read<User>(local, 'user'),
    toggles: () => read<readonly FeatureToggle[]>(local, 'featureToggles') ?? [],
    language: () => languageFor(local.getItem(LANGUAGE)),
    customer: () => tab.getItem('customer'),
    open(authorization, user) {
      // Also where the former session has not ended: the server was out of reach.
      if (read<User>(local, 'user')?.id !== user.id) tab.removeItem('customer');
      local.setItem('authorization', authorization);
      local.setItem('user', JSON.stringify(user));
    },
    storeUser: (user) => local.setItem('user', JSON.stringify(user)),
    storeToggles: (toggles) => local.setItem('featureToggles', JSON.stringify(toggles)),
    storeLanguage: (language) => local.setItem(LANGUAGE, language),
    storeCustomer(customer) {
      if (customer === null) tab.removeItem('customer');
      else tab.setItem('customer', customer);
      for (const changed of followers) changed();
    },
    onCustomer(changed) {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    clear() {
      for (const name of ['authorization', 'user', 'featureToggles', STARTING_VALUES]) local.removeItem(name);
      tab.removeItem('customer');
    },
  };
}
