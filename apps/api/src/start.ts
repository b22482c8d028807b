import { openCardVault } from './cards/open-card-vault.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './db/connect.ts';
import { maintain } from './db/embedded/maintain.ts';
import { migrate } from './db/migrate.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { openFileStore } from './files/open-file-store.ts';
import { buildServer, type ServerOptions } from './http/build-server.ts';
import { openMail } from './mail/open-mail.ts';
import { fillReference } from './reference/fill-reference.ts';
import { StartError } from './start-error.ts';

export interface RunningServer {
  readonly address: string;
  readonly db: Database;
  /** Folder of the embedded engine's files; undefined with a PostgreSQL server. */
  readonly databaseDir: string | undefined;
  readonly close: () => Promise<void>;
}

function cannotListen(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `A porta ${port} já está em uso; encerre o outro programa ou escolha outra porta com PORT (por exemplo, PORT=${port + 1}).`,
    );
  }
  if (code === 'EACCES') return new StartError(`Este usuário não pode abrir a porta ${port}; escolha uma porta acima de 1023 com PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`Este computador não tem o endereço ${host}; corrija HOST.`);
  return error;
}

/** Starts everything: database, tables, data, HTTP. Errors: `StartError` for a problem that the person who starts it can solve. */
export async function start(config: Config, options: Pick<ServerOptions, 'logStream'> & { now?: () => Date } = {}): Promise<RunningServer> {
  const now = options.now ?? (() => new Date());
  let warn = (error: Error, message: string) => console.error(`${message}: ${error.message}`);
  const connection = await connect(config, (error, message) => warn(error, message));
  const files = openFileStore(config);
  const mail = openMail(config);
  let stopMaintaining = (): void => undefined;
  try {
    const cards = await openCardVault(config);
    await connection.unhurried(async (db) => {
      await migrate(db);
      await fillReference(db);
      if (config.demo) await fillDemo(db, { now: now(), requests: config.demoRequests, files, dir: config.dataDir, cards });
    });
    if (connection.databaseDir !== undefined) stopMaintaining = await maintain(connection.db, (error, message) => warn(error, message));
    const app = await buildServer({ ...options, db: connection.db, config, files, mail, cards, now });
    warn = (error, message) => app.log.error({ err: error }, message);
    const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw cannotListen(error, config);
    });
    return {
      address,
      db: connection.db,
      databaseDir: connection.databaseDir,
      async close() {
        stopMaintaining();
        // Calls that still run are cut off after a while: one that hangs must not keep the server from ending.
        const timer = setTimeout(() => app.server.closeAllConnections(), config.closeMs);
        await app.close();
        clearTimeout(timer);
        await connection.close();
      },
    };
  } catch (error) {
    stopMaintaining();
    await connection.close();
    throw error;
  }
}
