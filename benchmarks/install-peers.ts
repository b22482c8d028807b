import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, say } from '../tools/prepare.mjs';

const PEERS_FOLDER = join(root, 'benchmarks/peers');

/** No package of the repository depends on the peers: they are installed only to measure. */
export function installPeers(): void {
  const installed = join(PEERS_FOLDER, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(PEERS_FOLDER, 'package-lock.json')).mtimeMs) return;
  say('installing the libraries to compare with (benchmarks/peers).');
  const { status } = runNpm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: PEERS_FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('The libraries to compare with could not be installed.');
}
