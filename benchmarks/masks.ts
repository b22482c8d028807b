import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execCommand } from '../tools/lib/exec.ts';
import { root } from '../tools/prepare.mjs';
import { installPeers } from './install-peers.ts';
import type { Questions } from './peers/peers.mjs';

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
