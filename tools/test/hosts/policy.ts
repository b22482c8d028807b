import { join } from 'node:path';
import type { Browser } from 'playwright';
import { builtFile, inPage, ORIGIN, useComponents } from './host-styles.ts';

/** The strictest policy under which a page can load our files: nothing from elsewhere, nothing written into the page. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'";

/** What the components do that a strict Content-Security-Policy forbids. */
export function policyFindings(browser: Browser, folder: string): Promise<string[]> {
  return inPage(browser, async (page) => {
    const markup = `<!doctype html><html lang="pt-BR"><link rel="stylesheet" href="${builtFile(folder, 'css')}"><div id="root"></div>
      <script type="module" src="${builtFile(folder, 'js')}"></script></html>`;
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
      if (pathname !== '/') return route.fulfill({ path: join(folder, 'dist', pathname) });
      return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: markup });
    });
    const findings: string[] = [];
    await page.exposeFunction('breach', (what: string) => findings.push(what));
    await page.addInitScript(
      "addEventListener('securitypolicyviolation', (event) => breach(event.effectiveDirective + ' forbids ' + event.blockedURI))",
    );
    await page.goto(`${ORIGIN}/`);
    await useComponents(page, async () => undefined);
    return findings;
  });
}
