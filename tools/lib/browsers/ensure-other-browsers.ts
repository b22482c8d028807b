import { say } from '../../prepare.mjs';
import { canInstall, install } from '../apt.ts';
import { isInstalled, OTHER_BROWSERS } from './other-browsers.ts';

/** The packages of Debian that bring each browser. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

const missing = () => OTHER_BROWSERS.filter((browser) => !isInstalled(browser)).flatMap((browser) => PACKAGES[browser]);

/** Finds Firefox and WebKit, or installs them if possible. Returns instructions when one is still missing, `undefined` when both are there. */
export async function ensureOtherBrowsers(): Promise<string | undefined> {
  const packages = missing();
  if (packages.length > 0 && canInstall()) {
    say(`installing the other browsers (apt-get install ${packages.join(' ')}).`);
    await install(packages);
  }
  const still = missing();
  if (still.length === 0) return undefined;
  return `not every browser of the tests was found: install them (Debian: "sudo apt-get install ${still.join(' ')}") or set FIREFOX to the path of a Firefox, and run the same command again.`;
}
