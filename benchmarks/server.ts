import { createClient } from '@guiche/contract/client';
import { login } from '@guiche/contract/session';
import { type ApiServer, startApiServer } from '../tools/lib/api-server.ts';

/** Starts the server on a data folder of its own, which is removed when it stops, with this number of demo requests. */
export function startServer(requests: number): Promise<ApiServer> {
  return startApiServer({ env: { GUICHE_DEMO_REQUESTS: String(requests), NODE_ENV: 'production' } });
}

/** Opens a session as a demo user; returns the client and the value of its `Authorization` header. */
export async function openSession(address: string, user: string, password: string) {
  let authorization: string | null = null;
  const client = createClient({
    bases: { rest: `${address}/api/rest`, agency: `${address}/api/agency`, middleware: `${address}/middleware` },
    authorization: () => authorization,
    instance: () => null,
    language: () => 'pt-BR',
  });
  const { data, headers } = await client.send(login, { headers: {}, body: { login: user, password } });
  authorization = headers.get('authorization');
  if (!authorization) throw new Error('The login answered without an authorization.');
  return { client, user: data, authorization };
}
