import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from '../chromium.mjs';
import { say } from '../prepare.mjs';
import { exec } from './exec.ts';

const HOW =
  'no Chromium was found for the browser tests: install it (Debian or Ubuntu: "sudo apt-get install chromium") or set CHROMIUM to its path, and run the same command again.';

/** Whether this process can install the system's packages: as root on Debian or a distribution based on it. */
function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Finds a Chromium, or installs it if possible. Returns instructions when there is none, `undefined` when there is one. */
export async function ensureChromium(): Promise<string | undefined> {
  if (findChromium()) return undefined;
  if (process.env['CHROMIUM']) return `CHROMIUM is set to ${process.env['CHROMIUM']}, where no file is: correct it or unset it.`;
  if (!canInstall()) return HOW;
  say('installing Chromium for the browser tests (apt-get install chromium).');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await exec('apt-get', ['update', '-qq'], { env });
  await exec('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  return findChromium() ? undefined : HOW;
}
