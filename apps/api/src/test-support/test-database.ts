import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../db/embedded/start-embedded.ts';

/** The settings with which a test's server finds its own, empty database. */
export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly remove: () => Promise<void>;
}

/** The path of an unused embedded database; the name holds the version of the engine, whose files it has. */
const TEMPLATE = join(import.meta.dirname, '../../../../node_modules/.cache/guiche-api/pglite-0.5.14');

async function makeTemplate(): Promise<void> {
  const parent = dirname(TEMPLATE);
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(join(parent, 'draft-'));
  const engine = await startEmbedded(draft, () => undefined);
  await engine.close();
  keep(draft, TEMPLATE);
}

function copyOf(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'guiche-test-'));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** A fresh folder with an empty embedded database, copied because making one takes seconds. */
export async function temporaryDataDir(): Promise<string> {
  if (!existsSync(TEMPLATE)) await makeTemplate();
  return copyOf(TEMPLATE);
}

/** Moves a folder to its shared place, unless another process was faster. */
function keep(draft: string, template: string): void {
  try {
    renameSync(draft, template);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A fresh folder with an embedded database that `fill` has filled: filled once in a run of the tests, copied after that. */
export async function filledDataDir(fill: (dataDir: string) => Promise<void>): Promise<string> {
  const place = process.env['GUICHE_TEST_TEMPLATE'];
  if (place === undefined) return temporaryDataDir();
  const template = join(place, 'filled');
  if (!existsSync(template)) {
    const draft = join(place, randomBytes(6).toString('hex'));
    renameSync(await temporaryDataDir(), draft);
    await fill(draft);
    keep(draft, template);
  }
  return copyOf(template);
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

/**
 * A database of its own for a test: embedded, and filled by `fill` if that is given; or with `TEST_DATABASE_URL` a new, empty one on
 * that server.
 */
export async function makeTestDatabase(fill?: (dataDir: string) => Promise<void>): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    const dataDir = fill ? await filledDataDir(fill) : await temporaryDataDir();
    return { dataDir, databaseUrl: undefined, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const name = `guiche_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { dataDir: tmpdir(), databaseUrl: url.href, remove: () => onServer(server, `drop database ${name}`) };
}
