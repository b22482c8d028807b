import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/prepare.mjs';
import { LIBRARIES } from './libraries.ts';

function versionOf(main: string): string {
  const folder = main.startsWith('@guiche/') ? 'node_modules' : 'benchmarks/peers/node_modules';
  const { version } = JSON.parse(readFileSync(join(root, folder, main, 'package.json'), 'utf8'));
  return `${main} ${version}`;
}

/** What the figures are of: the libraries with their versions, and the processor. */
export function versions(): string {
  const [processor] = cpus();
  return `${Object.values(LIBRARIES)
    .map(({ main }) => versionOf(main))
    .join(', ')}; ${cpus().length} × ${processor?.model ?? 'unknown processor'}`;
}
