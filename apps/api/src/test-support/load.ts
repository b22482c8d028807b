import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, type Client, createClient } from '@guiche/contract/client';
import { createEventClient } from '@guiche/contract/event-stream';
import { createFileClient } from '@guiche/contract/files';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { findRequest, listIssues, listQuotes } from '@guiche/contract/requests';
import { login } from '@guiche/contract/session';
import type { AirQuote, TravelRequest, User } from '@guiche/domain/entities';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import { airServiceOf, typedAirQuote } from './requests.ts';
import type { Person } from './test-server.ts';

/** How often each fault is made. */
export const ROUNDS = Number(process.env['GUICHE_FAULT_ROUNDS'] ?? '3');

/** How often two clerks race for the same thing. */
export const RACES = Number(process.env['GUICHE_FAULT_RACES'] ?? ROUNDS * 25);

/** How long a test waits for a server that recovers: far longer than it takes. */
const PATIENCE_MS = 60_000;

/** A new quote that was sent. */
interface Sent {
  readonly idViagem: number;
  readonly id: string;
}

const basesOf = (address: string) => ({
  rest: `${address}/api/rest`,
  agency: `${address}/api/agency`,
  middleware: `${address}/middleware`,
  viajor: `${address}/viajor`,
  integrator: `${address}/integrador`,
  translator: `${address}/tradutor`,
});

/** The statuses with which a server may refuse for a while: it could not be reached, or not reach its database. */
const PASSING = new Set([0, 503, 507]);

/** The result of a call, or the status with which it failed. */
export async function settled<T>(call: Promise<T>): Promise<T | number> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError) return error.status;
    throw error;
  }
}

/** The result of a call that is sent again, with its key, while the server refuses for a while. `statusOf` is that of a refusal. */
export async function untilAnswered<T>(
  send: () => Promise<T>,
  statusOf: (result: T) => number | undefined = (result) => (typeof result === 'number' ? result : undefined),
): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  let result = await send();
  while (PASSING.has(statusOf(result) ?? 200) && Date.now() < until) {
    await wait(100);
    result = await send();
  }
  return result;
}

/** A clerk who saves quotes at a server that fails, and sends again what was not acknowledged. */
export class Clerk {
  readonly call: Client['call'];
  readonly user: User;
  readonly token: string;
  #address: string;
  /** Writes that were not acknowledged, each with the key with which it was sent. */
  readonly #unsure: (() => Promise<void>)[] = [];
  readonly #sent: Sent[] = [];
  /** Statuses met that are neither success nor passing. */
  readonly surprises: number[] = [];

  private constructor(address: string, user: User, token: string) {
    this.#address = address;
    this.user = user;
    this.token = token;
    // The address changes when the server is started again.
    this.call = (call, input) => this.#client().call(call, input);
  }

  static async logIn(address: string, name = 'consultora@guiche.demo'): Promise<Clerk> {
    const open = createClient({ bases: basesOf(address), authorization: () => null, instance: () => null, language: () => 'pt-BR' });
    const { data, headers } = await open.send(login, { headers: {}, body: { login: name, password: DEMO_PASSWORD } });
    return new Clerk(address, data, headers.get('authorization') ?? '');
  }

  #client(): Client {
    return createClient({ bases: basesOf(this.#address), authorization: () => this.token, instance: () => null, language: () => 'pt-BR' });
  }

  /** The same clerk at another server, or at the same one on another port. */
  moveTo(address: string): void {
    this.#address = address;
  }

  get person(): Person {
    const options = { bases: basesOf(this.#address), authorization: () => this.token, instance: () => null, language: () => 'pt-BR' };
    return { user: this.user, token: this.token, call: this.call, files: createFileClient(options), events: createEventClient(options) };
  }

  async request(idSolicitacao: number): Promise<TravelRequest> {
    const body = { isSupplier: true, idAgencia: this.user.agency.id, situacao: 'TODOS', idSolicitacao } as const;
    const { content } = await this.call(findRequest, { body });
    if (!content[0]) throw new Error(`no request ${idSolicitacao}`);
    return content[0];
  }

  /** Requests with an air service that nobody is responsible for. */
  async openRequests(count: number): Promise<TravelRequest[]> {
    const rows = await this.call(listQuotes, { query: { isSupplier: true } });
    const found: TravelRequest[] = [];
    for (const { idSolicitacao, responsavel } of rows) {
      if (found.length === count) break;
      if (responsavel !== null) continue;
      const request = await this.request(idSolicitacao);
      if (request.servicosAereos.length > 0) found.push(request);
    }
    return found;
  }

  /** Requests at issue that nobody is responsible for, with a chosen flight that waits for its confirmation. */
  async openIssues(count: number): Promise<TravelRequest[]> {
    const found: TravelRequest[] = [];
    const rows = await this.call(listIssues, { query: { isSupplier: true } });
    for (const { idSolicitacao, status, responsavel } of rows) {
      if (found.length === count) break;
      if (status !== 'EMISSAO' || responsavel !== null) continue;
      const request = await this.request(idSolicitacao);
      const [air] = request.servicosAereos;
      if (air?.escolhida?.statusCotacao === 'EMISSAO_PENDENTE' && !request.possuiRegraVoltarParaSelecao) found.push(request);
    }
    if (found.length < count) throw new Error(`the demo has ${found.length} open issues, and not ${count}`);
    return found;
  }

  /** Saves a new quote; whether it is stored is unsure until `sendAgain` when it is not acknowledged. */
  async saveNew(request: TravelRequest, template: AirQuote): Promise<void> {
    const body = { ...template, id: randomUUID() };
    this.#sent.push({ idViagem: request.id, id: body.id });
    await this.write((idempotencyKey) =>
      this.call(SAVE_QUOTE.AEREO, { params: { idViagem: request.id, tipoServico: 'aereo' }, body, idempotencyKey }),
    );
  }

  /** Sends a write; whether it is stored is unsure until `sendAgain` when it is not acknowledged. */
  async write(call: (idempotencyKey: string) => Promise<unknown>): Promise<void> {
    const key = randomUUID();
    const send = async () => {
      const result = await settled(call(key));
      if (typeof result !== 'number') return;
      if (PASSING.has(result)) this.#unsure.push(send);
      else this.surprises.push(result);
    };
    await send();
  }

  /** Sends everything again that was not acknowledged, until it is. */
  async sendAgain(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (this.#unsure.length > 0 && Date.now() < until) {
      const batch = this.#unsure.splice(0);
      for (const send of batch) await send();
      if (this.#unsure.length > 0) await wait(100);
    }
    if (this.#unsure.length > 0) throw new Error(`${this.#unsure.length} saves were never acknowledged`);
  }

  /** The ids that were sent for a request, and those of them that are stored there. */
  async sentAndStored(idSolicitacao: number): Promise<{ sent: string[]; stored: string[] }> {
    const request = await this.request(idSolicitacao);
    const sent = this.#sent.filter(({ idViagem }) => idViagem === request.id).map(({ id }) => id);
    const ids = new Set(sent);
    const stored = airServiceOf(request)
      .cotacoes.map(({ id }) => id)
      .filter((id) => ids.has(id));
    return { sent: sent.toSorted(), stored: stored.toSorted() };
  }

  template(request: TravelRequest): Promise<AirQuote> {
    return typedAirQuote(this.person, request);
  }
}
