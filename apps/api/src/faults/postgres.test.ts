import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CallError, conflictOf } from '@guiche/contract/client';
import { SAVE_ISSUE, saveIssue } from '@guiche/contract/issuing';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import type { AirQuote } from '@guiche/domain/entities';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  airServiceOf,
  Clerk,
  findPostgres,
  killProcesses,
  type PostgresServer,
  pairOf,
  ROUNDS,
  type ServerProcess,
  settled,
  startPostgres,
  startProcess,
  ticketed,
  untilAnswered,
} from '../test-support/index.ts';

const programs = findPostgres();
if (programs === undefined) console.log('Skipped: the faults of a PostgreSQL server, because initdb, pg_ctl and postgres were not found.');

/** The refusal that a call failed with. */
function refusal(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

describe.skipIf(programs === undefined)('two servers on one PostgreSQL server', () => {
  let postgres: PostgresServer;
  let servers: readonly ServerProcess[] = [];
  let addresses: readonly [string, string];
  let clerks: readonly [Clerk, Clerk];

  async function start(): Promise<ServerProcess> {
    const server = startProcess({
      DATABASE_URL: postgres.url,
      GUICHE_DEMO: '1',
      GUICHE_DEMO_REQUESTS: '60',
      GUICHE_SANDBOX_CLIENT_SECONDS: '0',
      GUICHE_LOCK_SECONDS: '1',
    });
    servers = [...servers, server];
    if ((await server.address) === undefined) throw new Error(server.said());
    return server;
  }

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    // Together, as after a deployment: one of them makes the tables and the data.
    const [first, second] = await Promise.all([start(), start()]);
    addresses = [(await first.address) ?? '', (await second.address) ?? ''];
    clerks = [await Clerk.logIn(addresses[0]), await Clerk.logIn(addresses[1])];
  });
  afterAll(async () => {
    await killProcesses(servers);
    await postgres?.stop();
  });

  const alive = () => servers.filter(({ hasEnded }) => !hasEnded()).length;

  /** Saves quotes of several requests at both servers while the fault is made, then sends again what was not acknowledged. */
  async function saveDuring(fault: () => Promise<unknown>, pause = 0): Promise<void> {
    const requests = await clerks[0].openRequests(3);
    const templates = await Promise.all(requests.map((request) => clerks[0].template(request)));
    for (let round = 0; round < ROUNDS; round++) {
      let working = true;
      const work = clerks.flatMap((clerk) =>
        requests.map(async (request, index) => {
          const template = templates[index];
          for (let time = 0; time < 6 && template; time++) await clerk.saveNew(request, template);
        }),
      );
      const faults = (async () => {
        while (working) {
          await fault();
          await wait(pause);
        }
      })();
      await Promise.all(work);
      working = false;
      await faults;
      for (const clerk of clerks) await clerk.sendAgain();
    }
    for (const clerk of clerks) {
      expect(clerk.surprises).toEqual([]);
      for (const { idSolicitacao } of requests) {
        const { sent, stored } = await clerk.sentAndStored(idSolicitacao);
        expect(sent.length).toBeGreaterThanOrEqual(ROUNDS * 6);
        expect(stored).toEqual(sent);
      }
    }
    expect(alive()).toBe(2);
  }

  test('B-060 connections that are cut inside transactions end no process; what is sent again is there once', async () => {
    // All connections of the servers, whatever they are doing.
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await saveDuring(() => postgres.query(cut), 15);
  });

  test('B-060 a PostgreSQL server that crashes and comes back ends no process, and loses nothing', async () => {
    let crashed = 0;
    await saveDuring(async () => {
      if (crashed++ % 2 === 0) await postgres.crash();
      else await wait(300);
    });
    expect(crashed).toBeGreaterThan(0);
  });

  test('one locked row stops the calls that need it, in words, and no other', async () => {
    const [locked, other] = await clerks[0].openRequests(2);
    if (!locked || !other) throw new Error('the demo has too few requests');
    const template = await clerks[0].template(locked);
    const holder = await postgres.client();
    await holder.query('begin');
    await holder.query('select 1 from solicitacao where uuid = $1 for update', [locked.uuid]);
    for (let round = 0; round < ROUNDS; round++) {
      const save = (clerk: Clerk) =>
        settled(clerk.call(SAVE_QUOTE.AEREO, { params: { idViagem: locked.id, tipoServico: 'aereo' }, body: template }));
      // More than the pool of each server has.
      const waiting = Array.from({ length: 15 }, () => clerks.map(save)).flat();
      for (const [index, clerk] of clerks.entries()) {
        expect((await clerk.request(other.idSolicitacao)).id).toBe(other.id);
        expect((await fetch(`${addresses[index]}/api/health/live`)).status).toBe(200);
        expect((await fetch(`${addresses[index]}/api/health/ready`)).status).toBe(200);
      }
      expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
    }
    await holder.query('rollback');
    await holder.end();
    expect(
      await settled(clerks[0].call(SAVE_QUOTE.AEREO, { params: { idViagem: locked.id, tipoServico: 'aereo' }, body: template })),
    ).toMatchObject({
      id: template.id,
    });
  });

  test('a disk that is full is a 507 until there is space again, and nothing is half written', async () => {
    await postgres.query(
      `create or replace function cheio() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '53100'; end $$`,
    );
    for (let round = 0; round < ROUNDS; round++) {
      const [request] = await clerks[0].openRequests(1);
      if (!request) throw new Error('the demo has no request left');
      // The last of the tables that a save writes to.
      await postgres.query('create trigger cheio before insert on log_cotacao for each row execute function cheio()');
      const before = (await clerks[0].request(request.idSolicitacao)).servicosAereos;
      await clerks[0].saveNew(request, await clerks[0].template(request));
      expect((await clerks[0].request(request.idSolicitacao)).servicosAereos).toEqual(before);
      expect((await fetch(`${addresses[0]}/api/health/ready`)).status).toBe(507);
      await postgres.query('drop trigger cheio on log_cotacao');
      await clerks[0].sendAgain();
      const { sent, stored } = await clerks[0].sentAndStored(request.idSolicitacao);
      expect(stored).toEqual(sent);
    }
  });

  test('B-061 of two saves of one version, at two servers, one is stored and the other gets a 409', async () => {
    const [request] = await clerks[0].openRequests(1);
    if (!request) throw new Error('the demo has no request left');
    const params = { idViagem: request.id, tipoServico: 'aereo' } as const;
    let stored = await clerks[0].call(SAVE_QUOTE.AEREO, { params, body: await clerks[0].template(request) });
    // 1,000 races with 40 rounds. Every save changes the fare: one that changes nothing is no write, and nobody loses to it.
    for (let race = 0; race < ROUNDS * 25; race++) {
      const results = await Promise.all(
        // On a machine that is busy a save may wait for the row for too long, and is sent again.
        clerks.map((clerk, index) => clerk.saveUntilAnswered(request.id, { ...stored, tarifa: 2000 + race * 2 + index })),
      );
      const [winner] = results.filter((result) => typeof result !== 'number');
      expect(results.filter((result) => typeof result === 'number')).toEqual([409]);
      if (!winner || typeof winner === 'number') throw new Error('nobody won');
      expect(winner.versao).toBe(stored.versao + 1);
      stored = winner;
    }
    const present = (await clerks[0].request(request.idSolicitacao)).servicosAereos.flatMap(({ cotacoes }) => cotacoes);
    expect(present.find(({ id }) => id === stored.id)).toEqual(stored);
  });

  test('B-061 of two clerks who confirm one issue at once, at two servers, one does, and the other is told who was first', async () => {
    const pair = [clerks[0], await Clerk.logIn(addresses[1], 'gestora@guiche.demo')] as const;
    const [request] = await pair[0].openIssues(1);
    if (!request) throw new Error('there is no issue');
    const { id } = request;
    function confirm(clerk: Clerk, before: AirQuote, observacao: string): Promise<AirQuote | CallError> {
      const input = {
        params: { idViagem: id, tipoServico: 'aereo' as const },
        query: { isAlteracaoTipoPagamento: false },
        body: pairOf({ status: 'EMISSAO' }, before, { ...ticketed(before), observacao }),
        idempotencyKey: randomUUID(),
      };
      return untilAnswered<AirQuote | CallError>(
        () => clerk.call(SAVE_ISSUE.AEREO, input).catch(refusal),
        (result) => (result instanceof CallError ? result.status : undefined),
      );
    }
    let stored = airServiceOf(request).escolhida;
    for (let race = 0; race < ROUNDS * 25; race++) {
      const before = stored;
      if (!before) throw new Error('nothing is chosen');
      const results = await Promise.all(pair.map((clerk, index) => confirm(clerk, before, `Corrida ${race}, ${index}`)));
      const winners = results.flatMap((result) => (result instanceof CallError ? [] : [result]));
      const losers = results.flatMap((result) => (result instanceof CallError ? [result] : []));
      expect([winners.length, losers.map(({ status }) => status)]).toEqual([1, [409]]);
      const [winner] = winners;
      expect(winner?.versao).toBe(before.versao + 1);
      const first = results.findIndex((result) => !(result instanceof CallError));
      const told = conflictOf(saveIssue, losers[0])?.atual;
      expect([told?.alteradaPor, told?.cotacao]).toEqual([pair[first]?.user.name, winner]);
      stored = winner ?? null;
    }
    expect(airServiceOf(await pair[0].request(request.idSolicitacao)).escolhida).toEqual(stored);
  });
});
