import { test as base, expect } from '@playwright/test';
import { type Caller, callAs } from './requests.ts';

/** Every test fails on a breach of the page's security policy, whatever else it proves. */
export const test = base.extend<{ policy: undefined; caller: Caller }>({
  /** The server's calls as the consultant, beside the screen. */
  caller: async ({ baseURL }, use) => use(await callAs(baseURL ?? '', 'consultant')),
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
});

export { expect };
