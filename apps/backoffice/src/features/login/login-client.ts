import { type ClientOptions, createClient } from '@guiche/contract/client';
import { session } from '../../shared/session/session.ts';

// Not the app's client: here a 401 is a wrong password, not a session that ended.
const options: ClientOptions = { authorization: () => null, instance: () => null, language: session.language };
if (typeof __BASES__ !== 'undefined') options.bases = __BASES__;

/** Calls the server for somebody who is not logged in. */
export const loginClient = createClient(options);
