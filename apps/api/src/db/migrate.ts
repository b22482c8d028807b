import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './connect.ts';
import { databaseErrorCode } from './database-errors.ts';
import { type Transaction, withTransaction } from './transaction.ts';

const FOLDER = join(import.meta.dirname, '../../drizzle');
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

interface Step {
  /** Name of the migration and number of its statement: `0000_initial/3`. */
  readonly nome: string;
  readonly ddl: string;
}

function readSteps(folder: string): Step[] {
  const { entries } = journalSchema.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
  return entries.flatMap(({ tag }) =>
    readFileSync(join(folder, `${tag}.sql`), 'utf8')
      .split('--> statement-breakpoint')
      .map((ddl, index) => ({ nome: `${tag}/${index}`, ddl })),
  );
}

/** The SQLSTATEs of PostgreSQL when two `CREATE TABLE IF NOT EXISTS` run at once. */
const MET_ANOTHER = new Set(['23505', '42P07', '42710', '40001', '40P01']);

async function createLedger(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.execute(sql`create table if not exists migracao (nome text primary key, aplicada_em timestamptz(3) not null)`);
      await db.execute(sql`insert into migracao values ('', now()) on conflict do nothing`);
      return;
    } catch (error) {
      if (attempt === 5 || !MET_ANOTHER.has(databaseErrorCode(error) ?? '')) throw error;
    }
  }
}

/** Makes other servers that prepare the same database wait until this transaction ends. */
export async function lockLedger(tx: Transaction): Promise<void> {
  await tx.execute(sql`select nome from migracao where nome = '' for update`);
}

/**
 * Brings the tables up to date with the SQL files under `drizzle/`.
 *
 * Each statement is a transaction of its own that first locks the ledger's row without a name: of two servers that start
 * together, one applies the step and the other finds it applied. A server killed in between goes on where it stopped.
 * Returns how many steps were applied.
 */
export async function migrate(db: Database, folder: string = FOLDER): Promise<number> {
  await createLedger(db);
  const { rows } = await db.execute<{ nome: string }>(sql`select nome from migracao`);
  const known = new Set(rows.map((row) => row.nome));
  let applied = 0;
  for (const step of readSteps(folder)) {
    if (known.has(step.nome)) continue;
    applied += await withTransaction(db, async (tx) => {
      await lockLedger(tx);
      const done = await tx.execute(sql`select nome from migracao where nome = ${step.nome}`);
      if (done.rows.length > 0) return 0;
      await tx.execute(sql.raw(step.ddl));
      await tx.execute(sql`insert into migracao values (${step.nome}, now())`);
      return 1;
    });
  }
  return applied;
}
