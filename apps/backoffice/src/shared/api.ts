import { createClient } from '@guiche/contract/client';
import { noteReached } from './connection/connection.ts';
import { leaveForLogin } from './session/leave.ts';
import { session } from './session/session.ts';

/** Every call of the app but the login goes through here. @see */
export const api = createClient({
  authorization: session.authorization,
  instance: session.customer,
  language: session.language,
  async fetch(input, init) {
    try {
      const response = await fetch(input, init);
      noteReached(true);
      // Whatever was being typed has its draft already: each change was kept as it was made.
      if (response.status === 401) leaveForLogin({ reason: 'expirada', comingBack: true, sessionEnded: true });
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) noteReached(false);
      throw error;
    }
  },
});
