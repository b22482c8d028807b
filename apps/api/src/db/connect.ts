import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { databaseErrorCode } from './database-errors.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

export type Database = NodePgDatabase;

export interface Connection {
  readonly db: Database;
  /** Folder of the embedded engine's files; undefined with a PostgreSQL server. */
  readonly databaseDir: string | undefined;
  readonly close: () => Promise<void>;
}

/** What the connection may write to the log; never the values of a query. */
export type WarnOfDatabase = (error: Error, message: string) => void;

function makePool(settings: pg.PoolConfig, warn: WarnOfDatabase): pg.Pool {
  const pool = new pg.Pool(settings);
  // Without a listener, the restart of an idle client's server ends the whole process.
  pool.on('error', (error) => warn(error, 'a database connection was lost'));
  return pool;
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

async function connectServer(databaseUrl: string, warn: WarnOfDatabase): Promise<Connection> {
  const pool = makePool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 }, warn);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw unreachable(databaseUrl, error);
  }
  return { db: drizzle(pool), databaseDir: undefined, close: () => pool.end() };
}

async function connectEmbedded(dataDir: string, warn: WarnOfDatabase): Promise<Connection> {
  const engine = await startEmbedded(dataDir, (error) => warn(error, 'the embedded database engine crashed'));
  // One client: the engine has a single session, in which the unnamed statements of two clients would mix. Code that asks
  // for a second client within a transaction waits for itself; the timeout turns that mistake into an error.
  const pool = makePool(
    { host: engine.host, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 30_000 },
    warn,
  );
  return {
    db: drizzle(pool),
    databaseDir: engine.databaseDir,
    async close() {
      await pool.end();
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
export function connect(config: Pick<Config, 'databaseUrl' | 'dataDir'>, warn: WarnOfDatabase): Promise<Connection> {
  return config.databaseUrl === undefined ? connectEmbedded(config.dataDir, warn) : connectServer(config.databaseUrl, warn);
}
