import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execCommand } from '../tools/lib/exec.ts';
import { root, runNpm, say } from '../tools/prepare.mjs';
import type { Questions } from './peers/peers.mjs';

const PEERS = join(root, 'benchmarks/peers');

/** No package of the repository depends on the peers: they are installed only to measure. */
function installPeers(): void {
  const installed = join(PEERS, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(PEERS, 'package-lock.json')).mtimeMs) return;
  say('installing the libraries to compare with (benchmarks/peers).');
  const { status } = runNpm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: PEERS, stdio: 'inherit' });
  if (status !== 0) throw new Error('The libraries to compare with could not be installed.');
}

/** The published files, not the sources to which this repository's own export condition leads. */
async function builtMasks(): Promise<Questions> {
  const { code } = await execCommand('tsc', ['-b', 'packages/masks']);
  if (code !== 0) throw new Error('@guiche/masks could not be built.');
  const built = (entry: string) => import(pathToFileURL(join(root, 'packages/masks/dist', entry, 'index.js')).href);
  const { isCpf }: typeof import('@guiche/masks/cpf') = await built('cpf');
  const { isCnpj }: typeof import('@guiche/masks/cnpj') = await built('cnpj');
  const { isIe }: typeof import('@guiche/masks/ie') = await built('ie');
  const { formatMoney }: typeof import('@guiche/masks/money') = await built('money');
  return { cpf: isCpf, cnpj: isCnpj, alphanumeric: isCnpj, ie: isIe, money: (value) => formatMoney(value) };
}

/** Compares @guiche/masks with libraries for the same formats: speed, size, and the states whose registrations each one checks. */
export async function benchMasks(): Promise<void> {
  installPeers();
  const ours = await builtMasks();
  // These modules import the peers, which were not installed before.
  const { benchThroughput } = await import('./masks-throughput.ts');
  const { benchAgreement } = await import('./masks-ie.ts');
  const { benchSizes } = await import('./masks-sizes.ts');
  benchThroughput(ours);
  benchAgreement();
  await benchSizes();
}
