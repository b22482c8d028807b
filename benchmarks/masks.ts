import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execCommand } from '../tools/lib/exec.ts';
import { root, runNpm, say } from '../tools/prepare.mjs';
import type { Questions } from './peers/peers.mjs';

const PEERS = join(root, 'benchmarks/peers');

/** The peers are nobody's dependency: only who measures them has them. */
function installPeers(): void {
  const installed = join(PEERS, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(PEERS, 'package-lock.json')).mtimeMs) return;
  say('installing the libraries to compare with (benchmarks/peers).');
  const { status } = runNpm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: PEERS, stdio: 'inherit' });
  if (status !== 0) throw new Error('The libraries to compare with could not be installed.');
}

/** What is published, not the sources that the condition of this repository leads to. */
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

/** @guiche/masks beside the libraries that do the same: speed, size, and whose registrations each one knows. */
export async function benchMasks(): Promise<void> {
  installPeers();
  const ours = await builtMasks();
  // They import the peers, which were not there before.
  const { benchThroughput } = await import('./masks-throughput.ts');
  const { benchAgreement } = await import('./masks-ie.ts');
  const { benchSizes } = await import('./masks-sizes.ts');
  benchThroughput(ours);
  benchAgreement();
  await benchSizes();
}
