import { setTimeout as wait } from 'node:timers/promises';
import { SAVE_QUOTE } from '@guiche/contract/quotes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clerk, findPostgres, type PostgresServer, ROUNDS, settled, twoServers } from '../test-support/index.ts';

const programs = findPostgres();
if (programs === undefined) console.log('Skipped: the faults of a PostgreSQL server, because initdb, pg_ctl and postgres were not found.');

describe.skipIf(programs === undefined)('two servers on one PostgreSQL server', () => {
  const two = twoServers(programs ?? '');
  let clerks: readonly [Clerk, Clerk];
  let postgres: PostgresServer;
  beforeAll(async () => {
    await two.start();
    ({ postgres } = two);
    clerks = [await Clerk.logIn(two.addresses[0]), await Clerk.logIn(two.addresses[1])];
  });
  afterAll(() => two.stop());

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
    expect(two.alive()).toBe(2);
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
        expect((await fetch(`${two.addresses[index]}/api/health/live`)).status).toBe(200);
        expect((await fetch(`${two.addresses[index]}/api/health/ready`)).status).toBe(200);
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
      expect((await fetch(`${two.addresses[0]}/api/health/ready`)).status).toBe(507);
      await postgres.query('drop trigger cheio on log_cotacao');
      await clerks[0].sendAgain();
      const { sent, stored } = await clerks[0].sentAndStored(request.idSolicitacao);
      expect(stored).toEqual(sent);
    }
  });
});
