import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type ApiServer, startApiServer } from '../../tools/lib/api-server.ts';
import { keepServer } from '../../tools/lib/left-behind/keep-server.ts';
import { keepOfBrowser, leftBehindFolder } from './left-behind.ts';
import { withoutNews } from './news.ts';
import type { Person } from './people.ts';
import { type Caller, callAs } from './requests.ts';

interface OfWorker {
  /** The name of a server that a file does not share with others, because its tests need more of the demo data than those leave over. */
  serverOf: string;
  /** The server of this worker, with a database of its own: changes by another worker's tests are not seen here. */
  server: ApiServer;
  /** The calls of the server as a person, who logs in once. */
  callers: (person: Person) => Promise<Caller>;
}

interface OfTest {
  /** Whether the pages follow the server. */
  news: boolean;
  quiet: undefined;
  /** The calls of the server as the consultant, beside the screen. */
  caller: Caller;
  policy: undefined;
  endedSessions: undefined;
  leftBehind: undefined;
  routesEnd: undefined;
}

/** Every test fails on a violation of the page's content security policy, whatever else it checks. */
export const test = base.extend<OfTest, OfWorker>({
  // Files with different values never share a worker.
  serverOf: ['all', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for.
    async ({}, use, { workerIndex }) => {
      const template = process.env['GUICHE_E2E_TEMPLATE'];
      const server = await startApiServer({ keepData: true, ...(template !== undefined && { template }) });
      await use(server);
      await server.stop();
      const folder = leftBehindFolder();
      if (folder !== undefined) await keepServer(server, join(folder, `server ${workerIndex}`));
      rmSync(server.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  callers: [
    async ({ server }, use) => {
      const known = new Map<Person, Promise<Caller>>();
      await use((person) => {
        const caller = known.get(person) ?? callAs(server.address, person);
        known.set(person, caller);
        return caller;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  // A test that acts as a second person would see the screen follow that one sooner or later: where it is not about the news, there are none.
  news: [false, { option: true }],
  quiet: [
    async ({ context, news }, use) => {
      if (!news) await withoutNews(context);
      await use(undefined);
    },
    { auto: true },
  ],
  caller: async ({ callers }, use) => use(await callers('consultant')),
  endedSessions: [
    async ({ context }, use, info) => {
      const refused: string[] = [];
      context.on('response', (response) => {
        const asked = response.request();
        if (response.status() === 401)
          refused.push(`${asked.method()} ${response.url()} ${asked.headers()['authorization'] ? 'with' : 'without'} a session`);
      });
      await use(undefined);
      // Who is led to the login page in the middle of a test is seldom what the test is about: without the call nobody finds the cause.
      if (info.status !== info.expectedStatus && refused.length > 0) console.error(`answered with 401: ${refused.join(', ')}`);
    },
    { auto: true },
  ],
  policy: [
    async ({ context }, use) => {
      const breaches: string[] = [];
      context.on('console', (line) => {
        if (/Content[ -]Security[ -]Policy/i.test(line.text())) breaches.push(line.text());
      });
      await use(undefined);
      expect(breaches, 'breaches of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  leftBehind: [
    async ({ context }, use) => {
      const folder = leftBehindFolder();
      const keep = folder === undefined ? undefined : keepOfBrowser(context, folder);
      await use(undefined);
      await keep?.();
    },
    { auto: true },
  ],
  // What a page still asks for when its test ends is held by nobody: a route that is answering then would fail the run.
  routesEnd: [
    async ({ context }, use) => {
      await use(undefined);
      for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };
