import { existsSync, readFileSync } from 'node:fs';
import { exec } from './exec.ts';

/** Whether this process can install the system's packages: as root on Debian or a distribution based on it. */
export function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs packages of the system, as far as that is possible; look afterwards whether what you need is there. */
export async function install(packages: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await exec('apt-get', ['update', '-qq'], { env });
  await exec('apt-get', ['install', '-y', '-qq', ...packages], { env });
}
