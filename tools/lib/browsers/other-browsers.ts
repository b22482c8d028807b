import { existsSync } from 'node:fs';
import type { DrivenBrowser } from './driven-browser.ts';

/** The browsers beside Chromium in which the main parts are tested. */
export const OTHER_BROWSERS = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof OTHER_BROWSERS)[number];

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path !== undefined && existsSync(path));

const firefoxPath = () => firstOf([process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox']);

function webKitPrograms() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const display = firstOf(['/usr/bin/Xvfb']);
  const browser = firstOf(
    ['x86_64', 'aarch64'].flatMap((cpu) => [
      `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      `/usr/lib/${cpu}-linux-gnu/webkitgtk-6.0/MiniBrowser`,
    ]),
  );
  return driver && display && browser ? { driver, display, browser } : undefined;
}

const FINDERS = { firefox: firefoxPath, webkit: webKitPrograms };

/** Whether a browser and all that it needs is installed. */
export function isInstalled(browser: OtherBrowser): boolean {
  return FINDERS[browser]() !== undefined;
}

/** Starts an installed browser. The code that drives it is loaded here, so that everybody else does without. */
export async function startOther(browser: OtherBrowser): Promise<DrivenBrowser> {
  const firefox = firefoxPath();
  const programs = webKitPrograms();
  if (browser === 'firefox' && firefox) return (await import('./firefox.ts')).startFirefox(firefox);
  if (browser === 'webkit' && programs) return (await import('./webkit.ts')).startWebKit(programs);
  throw new Error(`${browser} is not installed: npm run test:browsers installs it where it can`);
}
