import type { Browser } from 'playwright';
import type { Marks } from './libraries.ts';
import { useParts } from './use-parts.ts';

/** Scripts and styles from the page's own server alone: no style element, no style attribute in markup, no nonce. */
const POLICY = "script-src 'self'; style-src 'self'";

declare global {
  interface Window {
    policyBreaches: string[];
  }
}

export interface PolicyBreaches {
  readonly count: number;
  /** The directives that were broken, each once. */
  readonly directives: readonly string[];
}

/** What a page breaks of a strict content security policy while all its parts are used. */
export async function policyBreaches(browser: Browser, address: string, marks: Marks): Promise<PolicyBreaches> {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': POLICY } });
  });
  await page.addInitScript(() => {
    window.policyBreaches = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => window.policyBreaches.push(effectiveDirective));
  });
  await page.goto(address);
  await page.locator('h1').waitFor();
  await useParts(page, marks, async () => undefined);
  const found = await page.evaluate(() => window.policyBreaches);
  await context.close();
  return { count: found.length, directives: [...new Set(found)].sort() };
}
