import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from '../../packages/domain/src/product/index.ts';

const folder = import.meta.dirname;
const api = `http://localhost:${process.env['API_PORT'] ?? 4100}`;

/** Fills the product's name into the titles of the pages. @see A-001 */
function productName(): Plugin {
  return { name: 'product-name', transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME) };
}

/** Compresses once what would otherwise be compressed at every request; the server sends these files as they are. */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir ?? 'dist', { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|json|svg)$/.test(name)) continue;
        const file = join(dir ?? 'dist', name);
        const content = readFileSync(file);
        if (content.length < 1024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * The libraries of the first screen in one file: it compresses better than a dozen small ones, stays in the cache from one version of the
 * app to the next, and comes while the password is being typed.
 */
const FIRST_SCREEN =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|@tanstack|class-variance-authority|clsx|get-nonce|@radix-ui\/react-(slot|compose-refs))\//;

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss(), productName(), compressedFiles()],
  resolve: {
    conditions: ['@guiche/source', ...defaultClientConditions],
    // The schemas stay on the server: see the file, and docs/decisions/0011.
    alias: { 'zod/mini': join(folder, 'src/app/no-schemas.ts'), '@guiche/domain/entities': join(folder, 'src/app/no-entities.ts') },
  },
  define: {
    // A different value for each build, so that no browser keeps the texts of the previous one. @see A-008
    __BUILD_VERSION__: JSON.stringify(Date.now().toString(36)),
  },
  server: { port: 5173, proxy: { '/api': api, '/middleware': api } },
  preview: { port: 4173, proxy: { '/api': api, '/middleware': api } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The policy of the pages allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(folder, 'index.html'), login: join(folder, 'login.html') },
      output: { codeSplitting: { groups: [{ name: 'vendor', test: FIRST_SCREEN }] } },
      // By default only a warning: a schema builder that no-schemas.ts lacks would fail in the browser.
      onLog(level, log, report) {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        report(level, log);
      },
    },
  },
});
