import { createClient } from '@guiche/contract/client';
import { findRequest, listQuotes } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { login } from '@guiche/contract/session';
import type { AirService, TravelRequest } from '@guiche/domain/entities';
import { PASSWORD, PEOPLE, type Person } from './people.ts';

/** The calls of the server as a person makes them, beside the screen. */
export async function callAs(baseURL: string, person: Person) {
  let authorization: string | null = null;
  const client = createClient({
    bases: { rest: `${baseURL}/api/rest`, agency: `${baseURL}/api/agency`, middleware: `${baseURL}/middleware` },
    authorization: () => authorization,
    instance: () => null,
    language: () => 'pt-BR',
  });
  const { data: user, headers } = await client.send(login, { headers: {}, body: { login: PEOPLE[person], password: PASSWORD } });
  authorization = headers.get('authorization');
  return { client, user };
}
export type Caller = Awaited<ReturnType<typeof callAs>>;

/** A request of the agency as it is now. */
export async function readRequest({ client, user }: Caller, idSolicitacao: number): Promise<TravelRequest> {
  const { content } = await client.call(findRequest, {
    body: { isSupplier: true, idAgencia: user.agency.id, situacao: 'TODOS', idSolicitacao },
  });
  const [request] = content;
  if (!request) throw new Error(`Request ${idSolicitacao} came empty.`);
  return request;
}

/**
 * A request that waits for quotes, with one air service and nothing else, and nobody responsible; of a kind, if one is given. Every test takes
 * the one it gets, so that no two work on the same.
 */
export async function freeAirRequest(caller: Caller, kind?: AirService['tipo']): Promise<TravelRequest> {
  const open = await caller.client.call(listQuotes, { query: { isSupplier: true } });
  for (const { id, responsavel, tiposServico } of open) {
    if (responsavel !== null || tiposServico.length !== 1 || tiposServico[0] !== 'AEREO') continue;
    const request = await readRequest(caller, id);
    const waiting = request.servicosAereos.some(({ cotacoes }) =>
      cotacoes.some(({ aguardandoFornecedor, moeda }) => aguardandoFornecedor || moeda === null),
    );
    if (kind !== undefined && request.servicosAereos[0]?.tipo !== kind) continue;
    if (request.servicosAereos.length === 1 && !waiting) return request;
  }
  throw new Error('The demo data have no free air request left.');
}

/** A free request, taken by the caller. */
export async function takenAirRequest(caller: Caller, kind?: AirService['tipo']): Promise<TravelRequest> {
  const request = await freeAirRequest(caller, kind);
  const { id, name, profiles } = caller.user;
  await caller.client.call(takeOverRequest, {
    query: { podeSubstituir: false },
    body: { uuidSolicitacao: request.uuid, reponsavel: { id, name, profiles } },
  });
  return request;
}

/** The fares of a request's air quotes as they are stored now. */
export async function storedFares(caller: Caller, { id }: Pick<TravelRequest, 'id'>): Promise<readonly (number | null)[]> {
  return (await readRequest(caller, id)).servicosAereos[0]?.cotacoes.map(({ tarifa }) => tarifa) ?? [];
}

/** The date of a request's first leg as a clerk types it. */
export function firstDay(request: TravelRequest): string {
  return (request.servicosAereos[0]?.segmentos[0]?.data ?? '2027-01-10').split('-').reverse().join('/');
}
