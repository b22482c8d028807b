import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDataDir } from '../../test-support/index.ts';
import { type Connection, connect } from '../connect.ts';
import { cleanTables } from './maintain.ts';

let dataDir: string;
let connection: Connection;
beforeAll(async () => {
  dataDir = await temporaryDataDir();
  connection = await connect({ dataDir, databaseUrl: undefined }, () => undefined);
});
afterAll(async () => {
  await connection.close();
  rmSync(dataDir, { recursive: true });
});

test('the embedded database is cleaned where many old rows lie, and only there', async () => {
  const { db } = connection;
  for (const table of ['muito', 'pouco']) {
    await db.execute(sql`create table ${sql.identifier(table)} as select n from generate_series(1, 200) n`);
  }
  await db.execute(sql`update muito set n = n + 1`);
  await db.execute(sql`update pouco set n = n + 1 where n = 1`);
  await db.execute(sql`select pg_stat_force_next_flush()`);
  expect(await cleanTables(db)).toEqual(['muito']);
  await db.execute(sql`select pg_stat_force_next_flush()`);
  expect(await cleanTables(db)).toEqual([]);
});
