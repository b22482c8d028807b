import { createClient } from '@guiche/contract/client';
import { login } from '@guiche/contract/session';
import { type ApiServer, startApiServer } from '../tools/lib/api-server.ts';

/** Starts the server on a data folder of its own, which is removed when it stops, with this number of demo requests. */
export function startServer(requests: number): Promise<ApiServer> {
  return startApiServer({ env: { GUICHE_DEMO_REQUESTS: String(requests), NODE_ENV: 'production' } });
}

/** The addresses of the bases of a server's calls. */
export function basesOf(address: string) {
  return {
    rest: `${address}/api/rest`,
    agency: `${address}/api/agency`,
    middleware: `${address}/middleware`,
    viajor: `${address}/viajor`,
    integrator: `${address}/integrador`,
    translator: `${address}/tradutor`,
  };
}

/** Opens a session as a demo user; returns the client and the value of its `Authorization` header. */
export async function openSession(address: string, user: string, password: string) {
  let authorization: string | null = null;
  const client = createClient({
    bases: basesOf(address),
    authorization: () => authorization,
    instance: () => null,
    language: () => 'pt-BR',
  });
  const { data, headers } = await client.send(login, { headers: {}, body: { login: user, password } });
  authorization = headers.get('authorization');
  if (!authorization) throw new Error('The login answered without an authorization.');
  return { client, user: data, authorization };
}
