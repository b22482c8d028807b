import { type ClientOptions, createClient } from '@guiche/contract/client';
import { noteReached } from './connection/connection.ts';
import { leaveForLogin } from './session/leave.ts';
import { session } from './session/session.ts';

/** What every call of the app is made with. @see */
export const clientOptions: ClientOptions = {
  authorization: session.authorization,
  instance: session.customer,
  language: session.language,
  async fetch(input, init) {
    try {
      const response = await fetch(input, init);
      noteReached(true);
      // Whatever was being typed is already in a draft, which is written at each change.
      if (response.status === 401) leaveForLogin({ reason: 'expirada', comingBack: true, sessionEnded: true });
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) noteReached(false);
      throw error;
    }
  },
};

// Written so that a build without them holds nothing of it; tests run without a build.
if (typeof __BASES__ !== 'undefined') clientOptions.bases = __BASES__;

/** The client of every call of the app except the login. */
export const api = createClient(clientOptions);
