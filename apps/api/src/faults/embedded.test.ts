import { rmSync } from 'node:fs';
import { cancelAirIssue } from '@guiche/contract/fines';
import { SAVE_ISSUE } from '@guiche/contract/issuing';
import { listQuoteLog } from '@guiche/contract/quotes';
import type { AirQuote, TravelRequest } from '@guiche/domain/entities';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  airServiceOf,
  Clerk,
  filledDataDir,
  fillWithDemo,
  killProcesses,
  pairOf,
  ROUNDS,
  rawCall,
  type ServerProcess,
  startProcess,
  ticketed,
} from '../test-support/index.ts';

const processes: ServerProcess[] = [];
const folders: string[] = [];
afterEach(() => killProcesses(processes.splice(0)));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await filledDataDir(fillWithDemo);
  folders.push(folder);
  return folder;
}

async function startOn(GUICHE_DATA: string, settings: Record<string, string> = {}): Promise<ServerProcess & { readonly at: string }> {
  const server = startProcess({ GUICHE_DATA, GUICHE_SANDBOX_CLIENT_SECONDS: '0', ...settings });
  processes.push(server);
  const at = await server.address;
  if (at === undefined) throw new Error(server.said());
  return { ...server, at };
}

test('B-060 a server that is killed under load loses nothing that it acknowledged, and what is sent again is there once', async () => {
  const folder = await newFolder();
  let server = await startOn(folder);
  const clerk = await Clerk.logIn(server.at);
  const requests = await clerk.openRequests(4);
  const templates = await Promise.all(requests.map((request) => clerk.template(request)));
  for (let round = 0; round < ROUNDS; round++) {
    let sent = 0;
    const work = requests.map(async (request, index) => {
      const template = templates[index];
      for (let time = 0; time < 8 && template; time++) {
        await clerk.saveNew(request, template);
        sent += 1;
        // In the middle of the load, at another place in each round.
        if (sent === 10 + round * 2) server.child.kill('SIGKILL');
      }
    });
    await Promise.all(work);
    await server.ended();
    server = await startOn(folder);
    clerk.moveTo(server.at);
    await clerk.sendAgain();
  }
  expect(clerk.surprises).toEqual([]);
  for (const { idSolicitacao } of requests) {
    const { sent, stored } = await clerk.sentAndStored(idSolicitacao);
    expect(sent.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(stored).toEqual(sent);
  }
});

test('B-060 a server that is killed while issues are confirmed and cancelled has each of them once, and none in half', async () => {
  const folder = await newFolder();
  let server = await startOn(folder);
  const clerk = await Clerk.logIn(server.at);
  const issues = await clerk.openIssues(4);
  const chosenOf = ({ idSolicitacao }: TravelRequest) => clerk.request(idSolicitacao).then((request) => airServiceOf(request).escolhida);
  const begun = new Map(issues.map((request) => [request.id, airServiceOf(request).escolhida?.versao ?? 0]));
  const logOf = async (id: string) => (await clerk.call(listQuoteLog, { params: { id } })).length;
  const logged = new Map<number, number>();
  for (const request of issues) logged.set(request.id, await logOf((await chosenOf(request))?.id ?? ''));

  /** Does something with every issue at once, kills the server in the middle, and sends again what was not acknowledged. */
  async function killedDuring(killAt: number, act: (request: TravelRequest, quote: AirQuote, idempotencyKey: string) => Promise<unknown>) {
    const quotes = await Promise.all(issues.map(chosenOf));
    let acknowledged = 0;
    await Promise.all(
      issues.map(async (request, index) => {
        const quote = quotes[index];
        if (!quote) throw new Error('nothing is chosen');
        await clerk.write((key) => act(request, quote, key));
        acknowledged += 1;
        // The others are on their way.
        if (acknowledged === killAt) server.child.kill('SIGKILL');
      }),
    );
    await server.ended();
    server = await startOn(folder);
    clerk.moveTo(server.at);
    await clerk.sendAgain();
  }

  for (let round = 0; round < ROUNDS; round++) {
    await killedDuring((round % (issues.length - 1)) + 1, (request, quote, idempotencyKey) =>
      clerk.call(SAVE_ISSUE.AEREO, {
        params: { idViagem: request.id, tipoServico: 'aereo' },
        query: { isAlteracaoTipoPagamento: false },
        body: pairOf(request, quote, { ...ticketed(quote), observacao: `Emissão ${round}` }),
        idempotencyKey,
      }),
    );
    for (const request of issues) {
      const quote = await chosenOf(request);
      // One version and one entry of the log for each save: neither without the other.
      expect(quote).toMatchObject({ observacao: `Emissão ${round}`, versao: (begun.get(request.id) ?? 0) + round + 1 });
      expect(await logOf(quote?.id ?? '')).toBe((logged.get(request.id) ?? 0) + round + 1);
    }
  }

  await killedDuring(2, (_request, { id }, idempotencyKey) =>
    clerk.call(cancelAirIssue, { params: { id }, query: { taxaCancelamento: 10, creditoBilhete: 0 }, idempotencyKey }),
  );
  expect(clerk.surprises).toEqual([]);
  for (const request of issues) {
    const quote = await chosenOf(request);
    expect(quote).toMatchObject({ statusCotacao: 'EMISSAO_CANCELADA', taxaCancelamento: 10 });
    expect(await logOf(quote?.id ?? '')).toBe((logged.get(request.id) ?? 0) + ROUNDS + 1);
  }
});

test('callers who never finish their bodies keep nobody else from working, and do not keep the server from ending', async () => {
  const server = await startOn(await newFolder(), { GUICHE_REQUEST_SECONDS: '2' });
  const clerk = await Clerk.logIn(server.at);
  for (let round = 0; round < ROUNDS; round++) {
    const head = [
      'PUT /api/rest/solicitacoes/liberarSolicitacao HTTP/1.1',
      'host: guiche',
      'content-type: application/json',
      `authorization: ${clerk.token}`,
      'content-length: 900000',
      '',
      `"${'x'.repeat(1000)}`,
    ].join('\r\n');
    const slow = await Promise.all(Array.from({ length: 60 }, () => rawCall(server.at, head)));
    expect((await clerk.openRequests(1)).length).toBe(1);
    // In the last round the server ends while they are there.
    if (round === ROUNDS - 1) {
      server.child.kill('SIGTERM');
      expect(await server.ended()).toBe(0);
    }
    await Promise.all(slow.map(({ closed }) => closed));
    if (round < ROUNDS - 1) expect(slow.filter(({ said }) => said().startsWith('HTTP/1.1 408 '))).toHaveLength(60);
  }
});
