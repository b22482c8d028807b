import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of an installed PostgreSQL server; undefined when none is found. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...debian.toSorted().toReversed(), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))));
}

export interface PostgresServer {
  readonly url: string;
  /** A connection that no limit of the server under test holds for. */
  readonly query: (statement: string) => Promise<pg.QueryResult>;
  /** A connection of its own, for a transaction that stays open. */
  readonly client: () => Promise<pg.Client>;
  /** Ends it without a checkpoint, as a crash does, and starts it again. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const place = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof place === 'object' && place ? place.port : 0;
}

/** The user that owns the server's files: PostgreSQL refuses to run as root. */
async function ownerOf(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/** Makes a PostgreSQL server of its own in a temporary folder. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const owner = await ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'guiche-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (program: string, args: readonly string[]) => run(join(programs, program), args, { cwd: folder, ...owner });
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60`;
  const begin = () => call('pg_ctl', ['start', '-w', '-s', '-D', data, '-o', options, '-l', join(folder, 'log')]);
  const end = () => call('pg_ctl', ['stop', '-w', '-s', '-m', 'immediate', '-D', data]);
  await call('initdb', ['-D', data, '-U', 'guiche', '--auth=trust', '-E', 'UTF8', '--locale=C', '-N']);
  await begin();
  const url = `postgres://guiche@127.0.0.1:${port}/postgres`;
  async function client(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url });
    made.on('error', () => undefined);
    await made.connect();
    return made;
  }
  return {
    url,
    client,
    async query(statement) {
      const own = await client();
      try {
        return await own.query(statement);
      } finally {
        await own.end();
      }
    },
    async crash() {
      await end();
      await begin();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
