import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../test-support/index.ts';
import { type Connection, connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
let connection: Connection;
const folders: string[] = [];
beforeAll(async () => {
  database = await makeTestDatabase();
  connection = await connect(database, () => undefined);
});
afterAll(async () => {
  await connection.close();
  await database.remove();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function migrations(files: Readonly<Record<string, readonly string[]>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'guiche-migrations-'));
  folders.push(folder);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: Object.keys(files).map((tag) => ({ tag })) }));
  for (const [tag, steps] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), steps.join('--> statement-breakpoint\n'));
  return folder;
}

test('two servers that start together apply each step once', async () => {
  const applied = await Promise.all([migrate(connection.db), migrate(connection.db), migrate(connection.db)]);
  expect(applied.reduce((sum, steps) => sum + steps, 0)).toBe(await stepsDone());
  expect(await stepsDone()).toBeGreaterThan(40);
  expect(await migrate(connection.db)).toBe(0);
});

async function stepsDone(): Promise<number> {
  const { rows } = await connection.db.execute<{ size: string }>(sql`select count(*) as size from migracao where nome <> ''`);
  return Number(rows[0]?.size);
}

test('a migration that fails midway goes on where it stopped', async () => {
  const first = ['create table passo_um (id integer)', 'create table passo_dois (id integer'];
  await expect(migrate(connection.db, migrations({ '9000_partial': first }))).rejects.toThrow();
  const mended = ['create table passo_um (id integer)', 'create table passo_dois (id integer)'];
  expect(await migrate(connection.db, migrations({ '9000_partial': mended }))).toBe(1);
});

test("a transaction that fails writes nothing, and its failure is the caller's", async () => {
  await connection.db.execute(sql`create table conta (id integer primary key, valor integer not null)`);
  await connection.db.execute(sql`insert into conta values (1, 0)`);
  const failing = withTransaction(connection.db, async (tx) => {
    await tx.execute(sql`update conta set valor = 99`);
    throw new Error('no meio do caminho');
  });
  await expect(failing).rejects.toThrow('no meio do caminho');
  expect((await connection.db.execute(sql`select valor from conta`)).rows).toEqual([{ valor: 0 }]);
});

test('transactions that meet are run again, at most five times', async () => {
  let runs = 0;
  const meeting = (times: number) => {
    runs = 0;
    return withTransaction(connection.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`update conta set valor = valor + 1`);
      if (runs <= times) await tx.execute(sql`do $$ begin raise exception 'serialization' using errcode = '40001'; end $$`);
      return runs;
    });
  };
  expect(await meeting(3)).toBe(4);
  expect((await connection.db.execute(sql`select valor from conta`)).rows).toEqual([{ valor: 1 }]);
  await expect(meeting(9)).rejects.toThrow();
  expect(runs).toBe(5);
});

test('many transactions on one row each see the one before', async () => {
  await connection.db.execute(sql`update conta set valor = 0`);
  const add = () =>
    withTransaction(connection.db, async (tx) => {
      const { rows } = await tx.execute<{ valor: number }>(sql`select valor from conta where id = 1 for update`);
      await tx.execute(sql`update conta set valor = ${(rows[0]?.valor ?? 0) + 1} where id = 1`);
    });
  await Promise.all(Array.from({ length: 40 }, add));
  expect((await connection.db.execute(sql`select valor from conta`)).rows).toEqual([{ valor: 40 }]);
});

/** What the former version would fail on, while it still runs: what it reads is gone or changed, or what it writes is refused. */
const TAKES_AWAY =
  /\bdrop (?:table|column|schema|type)\b|\brename\b|\bset not null\b|\balter column\b.*\btype\b|\badd column\b(?!.*\b(?:default|generated)\b).*\bnot null\b/i;

test('B-067 a migration takes nothing away from the former version, which may still run beside it', () => {
  const files = globSync(join(import.meta.dirname, '../../drizzle/*.sql')).sort();
  expect(files.length).toBeGreaterThan(30);
  const taken = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => TAKES_AWAY.test(statement))
      .map((statement) => statement.trim()),
  );
  expect(taken).toEqual([]);
});
test.each([
  'ALTER TABLE "cotacao" DROP COLUMN "versao";',
  'ALTER TABLE "cotacao" RENAME COLUMN "versao" TO "edicao";',
  'ALTER TABLE "cotacao" ALTER COLUMN "versao" SET DATA TYPE text;',
  'ALTER TABLE "cotacao" ADD COLUMN "moeda" text NOT NULL;',
])('B-067 %s would', (statement) => expect(statement).toMatch(TAKES_AWAY));
