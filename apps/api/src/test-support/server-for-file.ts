import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../config.ts';
import { type Person, startTestServer, type TestServer } from './test-server.ts';

interface Demo {
  readonly server: TestServer;
  /** A consultant of the agency. */
  readonly clerk: Person;
  /** A manager of the same agency, who may change consultants. */
  readonly manager: Person;
}

/**
 * A server with demo data for the tests of a file, and two people of the demo, logged in: given to `take` before the first test, closed after
 * the last one.
 */
export function serverForFile(take: (demo: Demo) => void, settings: Partial<Config> = {}): void {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer(settings);
    const [clerk, manager] = [await server.logIn('consultora@guiche.demo'), await server.logIn('gestora@guiche.demo')];
    take({ server, clerk, manager });
  });
  afterAll(() => server?.close());
}
