import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { HostApp } from './host-apps.ts';
import { inPage, link, ORIGIN } from './host-styles.ts';

/** The strictest policy under which a page can load our files: nothing from elsewhere, nothing written into the page. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'";

/** What the components do that a strict Content-Security-Policy forbids. */
export function policyFindings(browser: Browser, app: HostApp): Promise<string[]> {
  return inPage(browser, async (page) => {
    const markup = `<!doctype html><html lang="pt-BR">${link(app.styleSheet)}<div id="root"></div>
      <script type="module" src="${app.script}"></script></html>`;
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
      const [, inPackage] = /^\/ui\/(.*)/.exec(pathname) ?? [];
      if (pathname !== '/') return route.fulfill({ path: inPackage ? join(app.styles, inPackage) : join(app.folder, pathname) });
      return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: markup });
    });
    const findings: string[] = [];
    await page.exposeFunction('breach', (what: string) => findings.push(what));
    await page.addInitScript(
      "addEventListener('securitypolicyviolation', (event) => breach(event.effectiveDirective + ' forbids ' + event.blockedURI))",
    );
    await page.goto(`${ORIGIN}/`);
    await app.use(page, async () => undefined);
    return findings;
  });
}
