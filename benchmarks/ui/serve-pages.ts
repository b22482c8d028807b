import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite';
import { cacheFolder, root } from '../../tools/prepare.mjs';
import { PAGES, type PageName } from './libraries.ts';

const folder = join(root, 'benchmarks');
const built = join(cacheFolder, 'bench-ui');

/**
 * As a stranger's app is built: the published packages are not compiled by the React Compiler. With the one React of the repository; each page
 * by itself, so that it shares no file with another library.
 */
function configOf(page: PageName): InlineConfig {
  return {
    configFile: false,
    root: folder,
    base: `/${page}/`,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ['@guiche/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    build: {
      target: 'baseline-widely-available',
      // Every browser of this target fetches modules ahead by itself.
      modulePreload: { polyfill: false },
      outDir: join(built, page),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: join(folder, PAGES[page].page) },
    },
  };
}

export interface ServedPages {
  /** The address of a part of a library's page, or of all its parts. */
  readonly address: (page: PageName, part?: string) => string;
  readonly stop: () => Promise<void>;
}

/** Builds the pages for production and serves them. */
export async function servePages(names: readonly PageName[]): Promise<ServedPages> {
  for (const name of names) await build(configOf(name));
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [base] = server.resolvedUrls?.local ?? [];
  if (!base) throw new Error('The pages could not be served.');
  return {
    address: (page, part) => `${base}${page}/${PAGES[page].page}${part === undefined ? '' : `?part=${part}`}`,
    stop: () => server.close(),
  };
}
