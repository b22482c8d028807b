import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../test-support/index.ts';
import { type Connection, connect } from './connect.ts';
import { isDatabaseBusy } from './database-errors.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await makeTestDatabase();
  const limits = { statementMs: 400, lockMs: 1000, idleTransactionMs: 5000, poolWaitMs: 30_000 };
  connection = await connect({ ...database, ...limits }, () => undefined);
  await connection.unhurried(async (db) => {
    await db.execute(sql`create table conta (id integer primary key, valor integer not null)`);
    await db.execute(sql`insert into conta values (1, 0)`);
  });
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

/** A statement of several seconds. */
const slow = sql`select count(*) from generate_series(1, 4000000) a where md5(a::text) like 'zz%'`;
const outcomeOf = (work: Promise<unknown>) => work.then(() => 'done', isDatabaseBusy);

test('a statement that takes too long is given up and not tried again, and the next one works', async () => {
  let runs = 0;
  const inTransaction = withTransaction(connection.db, async (tx) => {
    runs += 1;
    await tx.execute(sql`update conta set valor = 99`);
    await tx.execute(slow);
  });
  expect(await outcomeOf(inTransaction)).toBe(true);
  expect(runs).toBe(1);
  expect(await outcomeOf(connection.db.execute(slow))).toBe(true);
  // The embedded engine goes on with what was given up, and others wait meanwhile: as long as they may.
  await expect
    .poll(
      () =>
        connection.db.execute<{ valor: number }>(sql`select valor from conta`).then(
          ({ rows }) => rows,
          () => undefined,
        ),
      { timeout: 100_000 },
    )
    .toEqual([{ valor: 0 }]);
}, 120_000);

test('the work of a start has no limits', async () => {
  expect(await outcomeOf(connection.unhurried((db) => db.execute(slow)))).toBe('done');
});
