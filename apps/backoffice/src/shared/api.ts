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
      return await fetchInSession(input, init);
    } catch (error) {
      if (!init?.signal?.aborted) noteReached(false);
      throw error;
    }
  },
};

/** Asks the server, which is within reach if it responds; a session that it has ended leads to the front door. */
export async function fetchInSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  noteReached(true);
  // Whatever was being typed is already in a draft, which is written at each change. A 401 of /usuarios is about the chosen client. @see A-308
  if (response.status === 401 && !response.url.endsWith('/usuarios'))
    leaveForLogin({ reason: 'expirada', comingBack: true, sessionEnded: true });
  return response;
}

// Written so that a build without them holds nothing of it; tests run without a build.
if (typeof __BASES__ !== 'undefined') clientOptions.bases = __BASES__;

/** The client of every call of the app except the login. */
export const api = createClient(clientOptions);
