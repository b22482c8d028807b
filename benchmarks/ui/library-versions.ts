import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/prepare.mjs';
import { PAGES, type PageName } from './libraries.ts';

function versionOf(main: string): string {
  const folder = main.startsWith('@guiche/') ? 'node_modules' : 'benchmarks/peers/node_modules';
  const { version } = JSON.parse(readFileSync(join(root, folder, main, 'package.json'), 'utf8'));
  return `${main} ${version}`;
}

/** What the figures are of: the libraries of pages with their versions, and the processor. */
export function versions(pages: readonly PageName[]): string {
  const [processor] = cpus();
  return `${pages.map((page) => versionOf(PAGES[page].main)).join(', ')}; ${cpus().length} × ${processor?.model ?? 'unknown processor'}`;
}
