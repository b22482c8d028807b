import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../db/embedded/start-embedded.ts';

/** Where a test's server finds its own, empty database. */
export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly remove: () => Promise<void>;
}

/** An embedded database that nobody has written to yet; the name holds the engine's version, whose files it has. */
const TEMPLATE = join(import.meta.dirname, '../../../../node_modules/.cache/guiche-api/pglite-0.5.14');

async function makeTemplate(): Promise<void> {
  const parent = dirname(TEMPLATE);
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(join(parent, 'draft-'));
  const engine = await startEmbedded(draft, () => undefined);
  await engine.close();
  try {
    renameSync(draft, TEMPLATE);
  } catch {
    // Another test file was faster.
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A fresh folder with an empty embedded database, copied because making one takes seconds. */
export async function temporaryDataDir(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  const dataDir = mkdtempSync(join(tmpdir(), 'guiche-test-'));
  cpSync(TEMPLATE, dataDir, { recursive: true });
  return dataDir;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database: embedded, or with `TEST_DATABASE_URL` a new one on that server. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    const dataDir = await temporaryDataDir();
    return { dataDir, databaseUrl: undefined, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const name = `guiche_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir: tmpdir(), databaseUrl: url.href, remove: () => onServer(server, `drop database ${name}`) };
}
