import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { killProcesses, type ServerProcess, startAt } from './server-process.ts';

interface TwoServers {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly postgres: PostgresServer;
  readonly addresses: readonly [string, string];
  /** How many of the processes have not ended. */
  readonly alive: () => number;
}

/** Two server processes on one PostgreSQL server of their own, with demo data. */
export function twoServers(programs: string): TwoServers {
  let postgres: PostgresServer | undefined;
  let servers: readonly ServerProcess[] = [];
  let addresses: readonly [string, string] = ['', ''];

  async function startOne(DATABASE_URL: string): Promise<string> {
    const server = await startAt({
      DATABASE_URL,
      GUICHE_DEMO: '1',
      GUICHE_DEMO_REQUESTS: '60',
      GUICHE_SANDBOX_CLIENT_SECONDS: '0',
      GUICHE_LOCK_SECONDS: '1',
    });
    servers = [...servers, server];
    return server.at;
  }

  return {
    async start() {
      postgres = await startPostgres(programs);
      // Together, as after a deployment: one of them makes the tables and the data.
      addresses = await Promise.all([startOne(postgres.url), startOne(postgres.url)]);
    },
    async stop() {
      await killProcesses(servers);
      await postgres?.stop();
    },
    get postgres() {
      if (!postgres) throw new Error('the servers are not started');
      return postgres;
    },
    get addresses() {
      return addresses;
    },
    alive: () => servers.filter(({ hasEnded }) => !hasEnded()).length,
  };
}
