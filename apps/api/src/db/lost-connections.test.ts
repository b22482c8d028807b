import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../test-support/index.ts';
import { type Connection, connect } from './connect.ts';
import { isConnectionLost } from './database-errors.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
let connection: Connection;
const lost: string[] = [];
/** The client that was taken from the pool last. */
let client: pg.PoolClient;
beforeAll(async () => {
  database = await makeTestDatabase();
  connection = await connect(database, (_error, message) => lost.push(message));
  connection.db.$client.on('acquire', (taken) => {
    client = taken;
  });
  await connection.db.execute(sql`create table conta (id integer primary key, valor integer not null)`);
});
beforeEach(async () => {
  await connection.db.execute(sql`delete from conta`);
  await connection.db.execute(sql`insert into conta values (1, 0)`);
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

const cut = () => client.connection.stream.destroy();
const add = sql`update conta set valor = valor + 1`;
const value = async () => (await connection.db.execute<{ valor: number }>(sql`select valor from conta`)).rows[0]?.valor;

test('a connection that is lost inside a transaction ends no process; the transaction runs once again, and counts once', async () => {
  let runs = 0;
  await withTransaction(connection.db, async (tx) => {
    runs += 1;
    await tx.execute(add);
    if (runs === 1) cut();
    // Time for the loss to be an event, which has no listener in a pool of node-postgres.
    await wait(20);
    await tx.execute(sql`select 1`);
  });
  expect([runs, await value()]).toEqual([2, 1]);
  expect(lost).toContain('a database connection was lost');
});

test('a connection that is lost again and again is an error, nothing is written, and the next transaction works', async () => {
  for (let round = 0; round < 15; round++) {
    const failing = withTransaction(connection.db, async (tx) => {
      await tx.execute(add);
      cut();
      await tx.execute(sql`select 1`);
    });
    expect(isConnectionLost(await failing.catch((error: unknown) => error))).toBe(true);
  }
  expect(await value()).toBe(0);
  await withTransaction(connection.db, (tx) => tx.execute(add));
  expect(await value()).toBe(1);
});

test('a connection that is lost while a statement runs, or begins, leaves the database usable', async () => {
  for (let round = 0; round < 10; round++) {
    let runs = 0;
    await withTransaction(connection.db, async (tx) => {
      runs += 1;
      const running = tx.execute(sql`select count(*) from generate_series(1, 20000)`);
      if (runs === 1) setImmediate(cut);
      await running;
    }).catch(() => undefined);
    const begun = connection.db.$client.connect();
    const one = await begun;
    const beginning = one.query('begin').catch(() => undefined);
    one.connection.stream.destroy();
    await beginning;
    one.release(true);
  }
  expect(await value()).toBe(0);
});

test('a connection that is lost at the commit is an error and is not tried again: the work may be written', async () => {
  let runs = 0;
  const committing = withTransaction(connection.db, async (tx) => {
    runs += 1;
    await tx.execute(add);
    // The commit is sent before this is due.
    setImmediate(cut);
  });
  const outcome = await committing.then(() => 'written', isConnectionLost);
  expect(['written', true]).toContain(outcome);
  expect(runs).toBe(1);
  expect([0, 1]).toContain(await value());
});

test('clients whose connection was lost at `begin` do not stay taken', async () => {
  const { $client: pool } = connection.db;
  for (let round = 0; round < pool.options.max + 2; round++) {
    pool.once('acquire', (taken) => taken.connection.stream.destroy());
    await withTransaction(connection.db, (tx) => tx.execute(add)).catch(() => undefined);
  }
  expect(pool.waitingCount).toBe(0);
  expect(await value()).toBeGreaterThanOrEqual(0);
});
