import type { Answer, Call } from '@guiche/contract/call';
import { type CallInput, type Client, createClient } from '@guiche/contract/client';
import { createEventClient, type EventClient } from '@guiche/contract/event-stream';
import { createFileClient, type FileClient } from '@guiche/contract/files';
import { login } from '@guiche/contract/session';
import type { User } from '@guiche/domain/entities';
import type { CardVault } from '../cards/card-vault.ts';
import { openCardVault } from '../cards/open-card-vault.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { DEMO_PASSWORD } from '../demo/demo-logins.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { MailPort } from '../mail/mail-port.ts';
import { openMail } from '../mail/open-mail.ts';
import { start } from '../start.ts';
import { makeTestDatabase } from './test-database.ts';

/** A person who is logged in. */
export interface Person {
  readonly user: User;
  readonly token: string;
  readonly call: Client['call'];
  readonly files: FileClient;
  readonly events: EventClient;
}

export interface TestServer {
  readonly address: string;
  readonly db: Database;
  readonly config: Config;
  readonly files: FileStore;
  readonly mail: MailPort;
  readonly cards: CardVault;
  /** Lines of the log so far. */
  readonly log: readonly string[];
  /** Moves the server's clock. */
  readonly pass: (minutes: number) => void;
  readonly now: () => Date;
  readonly logIn: (login: string, password?: string) => Promise<Person>;
  /** A call without a session, or with any token. */
  readonly callAs: <C extends Call>(token: string | null, call: C, input: CallInput<C>) => Promise<Answer<C>>;
  readonly close: () => Promise<void>;
}

/** The data that a server writes on its first start: tables, reference and demo data. */
export async function fillWithDemo(dataDir: string): Promise<void> {
  const server = await start(readConfig({ PORT: '0', GUICHE_DEMO: '1', GUICHE_DATA: dataDir, GUICHE_SANDBOX_CLIENT_SECONDS: '0' }));
  await server.close();
}

/**
 * A server with demo data on a database of its own, on a free port: one for each test file. Responses are checked against the contract.
 * Its clock stands still until `pass` moves it.
 */
export async function startTestServer(settings: Partial<Config> = {}): Promise<TestServer> {
  const database = await makeTestDatabase(fillWithDemo);
  const config: Config = {
    ...readConfig({ PORT: '0', LOG_LEVEL: 'trace', GUICHE_CHECK_ANSWERS: '1', GUICHE_DEMO: '1', GUICHE_DATA: database.dataDir }),
    databaseUrl: database.databaseUrl,
    // A timer would act in the middle of a test.
    sandboxClientSeconds: 0,
    sandboxSearchMs: 0,
    sandboxTestMs: 0,
    ...settings,
  };
  const log: string[] = [];
  let moment = new Date();
  const now = () => moment;
  const server = await start(config, { now, logStream: { write: (line) => log.push(line) } }).catch(async (error: unknown) => {
    await database.remove();
    throw error;
  });
  const bases = {
    rest: `${server.address}/api/rest`,
    agency: `${server.address}/api/agency`,
    middleware: `${server.address}/middleware`,
    viajor: `${server.address}/viajor`,
    integrator: `${server.address}/integrador`,
    translator: `${server.address}/tradutor`,
  };
  const optionsOf = (token: string | null) => ({ bases, authorization: () => token, instance: () => null, language: () => 'pt-BR' });
  const clientOf = (token: string | null) => createClient(optionsOf(token));
  return {
    address: server.address,
    db: server.db,
    config,
    files: openFileStore(config),
    mail: openMail(config),
    cards: await openCardVault(config),
    log,
    now,
    pass(minutes) {
      moment = new Date(moment.getTime() + minutes * 60_000);
    },
    async logIn(name, password = DEMO_PASSWORD) {
      const { data, headers } = await clientOf(null).send(login, { headers: {}, body: { login: name, password } });
      const token = headers.get('authorization') ?? '';
      return {
        user: data,
        token,
        call: clientOf(token).call,
        files: createFileClient(optionsOf(token)),
        events: createEventClient(optionsOf(token)),
      };
    },
    callAs: (token, call, input) => clientOf(token).call(call, input),
    async close() {
      await server.close();
      await database.remove();
    },
  };
}
