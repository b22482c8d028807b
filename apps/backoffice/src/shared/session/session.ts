import { createSessionStore } from './session-store.ts';

/** The session of this browser. */
export const session = createSessionStore(localStorage, sessionStorage);
