import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite';
import { cacheFolder, root } from '../../tools/prepare.mjs';

/** A page for each library, by the library's name. */
const PAGES = {
  guiche: 'ui/page/guiche.html',
  shadcn: 'peers/ui/shadcn.html',
  cmdk: 'peers/ui/cmdk.html',
  downshift: 'peers/ui/downshift.html',
  native: 'peers/ui/native.html',
} as const;

export type PageName = keyof typeof PAGES;

const folder = join(root, 'benchmarks');

// As the back office is built; all pages with the one React of the repository.
const config: InlineConfig = {
  configFile: false,
  root: folder,
  logLevel: 'warn',
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  resolve: { conditions: ['@guiche/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    target: 'baseline-widely-available',
    outDir: join(cacheFolder, 'bench-ui'),
    emptyOutDir: true,
    rolldownOptions: { input: Object.values(PAGES).map((path) => join(folder, path)) },
  },
  preview: { host: '127.0.0.1', port: 0 },
};

/** Builds the pages for production and serves them. */
export async function servePages() {
  await build(config);
  const server = await preview(config);
  const [base] = server.resolvedUrls?.local ?? [];
  if (!base) throw new Error('The pages could not be served.');
  return {
    address: (page: PageName, part: string) => `${base}${PAGES[page]}?part=${part}`,
    stop: () => server.close(),
  };
}
