import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { databaseErrorCode } from './database-errors.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { type DatabaseLimits, embeddedLimits, serverLimits } from './limits.ts';
import { makePool, type WarnOfDatabase } from './make-pool.ts';

export type Database = NodePgDatabase & { readonly $client: pg.Pool };

export interface Connection {
  readonly db: Database;
  /** Folder of the embedded engine's files; undefined with a PostgreSQL server. */
  readonly databaseDir: string | undefined;
  /** Runs the work of the start, which may take longer than a call may, on one client without time limits. */
  readonly unhurried: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export type ConnectionSettings = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<DatabaseLimits & Pick<Config, 'poolSize'>>;

/** How long the end of the server waits for clients that are in use. */
const CLOSE_MS = 1000;
const CONNECT_MS = 10_000;

/** Ends a pool; clients whose transaction hangs are cut off after a while. */
async function endPool(pool: pg.Pool, inUse: ReadonlySet<pg.PoolClient>): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of inUse) client.connection.stream.destroy();
  }, CLOSE_MS);
  await pool.end();
  clearTimeout(timer);
}

/** A pool, and the function that ends it. */
function openPool(settings: pg.PoolConfig, warn: WarnOfDatabase) {
  const pool = makePool(settings, warn);
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  return { db: drizzle(pool), end: () => endPool(pool, inUse) };
}

function limitsOf({ statementMs, lockMs, idleTransactionMs, poolWaitMs }: ConnectionSettings): DatabaseLimits | undefined {
  if (statementMs === undefined || lockMs === undefined || idleTransactionMs === undefined || poolWaitMs === undefined) return undefined;
  return { statementMs, lockMs, idleTransactionMs, poolWaitMs };
}

async function runUnhurried<T>(settings: pg.PoolConfig, warn: WarnOfDatabase, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, end } = openPool({ ...settings, max: 1 }, warn);
  try {
    return await work(db);
  } finally {
    await end();
  }
}

function unreachable(databaseUrl: string, error: unknown): StartError {
  const { hostname, port } = new URL(databaseUrl);
  const code = databaseErrorCode(error);
  const server = `${hostname || 'localhost'}:${port || '5432'}`;
  if (code === '28P01' || code === '28000')
    return new StartError(`O servidor de banco de dados ${server} recusou o usuário ou a senha de DATABASE_URL.`);
  if (code === '3D000') return new StartError(`O servidor de banco de dados ${server} não tem o banco que DATABASE_URL nomeia.`);
  const why = code === undefined ? '' : ` (${code})`;
  return new StartError(`O banco de dados em ${server} não respondeu${why}; verifique se ele está no ar e se DATABASE_URL está certo.`);
}

async function connectServer(databaseUrl: string, settings: ConnectionSettings, warn: WarnOfDatabase): Promise<Connection> {
  const place = { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS };
  const limits = limitsOf(settings);
  const { db, end } = openPool({ ...place, max: settings.poolSize ?? 10, ...(limits && serverLimits(limits)) }, warn);
  try {
    await db.$client.query('select 1');
  } catch (error) {
    await end();
    throw unreachable(databaseUrl, error);
  }
  return { db, databaseDir: undefined, unhurried: (work) => runUnhurried(place, warn, work), close: end };
}

async function connectEmbedded(dataDir: string, settings: ConnectionSettings, warn: WarnOfDatabase): Promise<Connection> {
  const engine = await startEmbedded(dataDir, (error) => warn(error, 'the embedded database engine crashed'));
  const place = { host: engine.host, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 30_000 };
  const limits = limitsOf(settings);
  // One client: the engine has a single session, in which the unnamed statements of two clients would mix. Code that asks
  // for a second client within a transaction waits for itself; the timeout turns that mistake into an error.
  const { db, end } = openPool({ ...place, max: 1, idleTimeoutMillis: 0, ...(limits && embeddedLimits(limits)) }, warn);
  return {
    db,
    databaseDir: engine.databaseDir,
    unhurried: (work) => runUnhurried(place, warn, work),
    async close() {
      await end();
      await engine.close();
    },
  };
}

/**
 * Connects to the PostgreSQL server of `DATABASE_URL`, or opens the embedded engine: one driver and the same SQL
 * for both. No named statements and no `SET` without `LOCAL`: the embedded engine's only session is shared by all callers.
 *
 * Errors: `StartError` that names the server but never the password.
 */
export function connect(settings: ConnectionSettings, warn: WarnOfDatabase): Promise<Connection> {
  const { databaseUrl, dataDir } = settings;
  return databaseUrl === undefined ? connectEmbedded(dataDir, settings, warn) : connectServer(databaseUrl, settings, warn);
}
