import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import { PRODUCT_NAME } from '../../packages/domain/src/product/index.ts';
import { baseAddresses } from './base-addresses.ts';
import { withEmbeddedPages } from './embedded-pages.ts';
import { sharedChunks } from './shared-chunks.ts';

const folder = import.meta.dirname;
const api = `http://localhost:${process.env['API_PORT'] ?? 4100}`;
const PROXY = { '/api': api, '/middleware': api, '/viajor': api, '/integrador': api, '/tradutor': api };

/** Fills the product's name into the titles of the pages. @see A-001 */
function productName(): Plugin {
  return { name: 'product-name', transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME) };
}

/** Writes the addresses of the embedded pages into the page, where the app and the server's policy read them. @see */
function embeddedPages(): Plugin {
  return { name: 'embedded-pages', transformIndexHtml: (html) => withEmbeddedPages(html, process.env) };
}

/**
 * Asks Chromium to compile the whole code of windows and menus beside the page, when it is fetched at rest: else each function is compiled
 * at its first call, while somebody waits for the window (16 of 67 ms of script of the air quote modal). What the first screen needs is
 * left as it is: not all of its functions are called. https://v8.dev/blog/explicit-compile-hints
 */
function compiledAtRest(): Plugin {
  return {
    name: 'compiled-at-rest',
    apply: 'build',
    generateBundle: {
      // Vite puts a line of its own at the top of some files; this one must stand above it.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = new Set<string>();
        const add = (name: string) => {
          if (first.has(name)) return;
          first.add(name);
          for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(imported);
        };
        for (const { fileName, name, isEntry, facadeModuleId } of chunks)
          if (isEntry || name === 'request' || facadeModuleId?.endsWith('/route.tsx')) add(fileName);
        for (const chunk of chunks) if (!first.has(chunk.fileName)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/**
 * Leaves out what a call is for in words, who may make it, and how its query is read: the API's document and the server tell it, and nobody in
 * the app reads it. Only whether a call is open to anybody counts here as well.
 */
function leanCalls(): Plugin {
  return {
    name: 'lean-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/.+\.ts$/, code: 'summary:' },
      // The line stays, so that the lines of errors are those of the source.
      handler: (code) => ({ code: code.replaceAll(/^ {2}(summary: '.*'|access: (?!'open').*|query: .*),$/gm, ''), map: null }),
    },
  };
}

/** The font of what the pages say in the languages that they speak. */
const TEXT_FONT = /ibm-plex-sans-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Has the font fetched with the first script, before any text asks for it: when it comes later, what stands in a line moves aside, in the head of
 * the app by half a hundred pixels, under the pointer of whoever presses just then.
 */
function fontAhead(): Plugin {
  return {
    name: 'font-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => TEXT_FONT.test(name));
        if (!font) throw new Error('The font of the pages is not among the built files.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
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
  // Several queries at once are asked by the searches alone.
  /node_modules\/(?!@tanstack\/.*(queriesObserver|useQueries)\.)(react|react-dom|scheduler|react-router|i18next|@tanstack|class-variance-authority|clsx|get-nonce|@radix-ui\/react-(slot|compose-refs))\//;

/**
 * What the front door and the app share: the list's file would bring the whole list to the front door. The fields of the front door are not
 * among it: the lists have none of them.
 */
const EVERY_PAGE = new RegExp(
  [
    'ui/src/(i18n|on-demand)/',
    'ui/src/primitives/button/',
    'ui/src/internal/(focus-origin|use-hydrating|use-root-mark|on-demand-menu)',
    'ui/src/shell/(language-switch/language-(names|switch)|appearance-menu/appearance-menu|wordmark/)',
    'lucide-react/dist/esm/(shared|context|Icon|createLucideIcon|icons/(x|languages|sun-moon)\\.)',
    // The versions of settings are for their screens.
    'contract/src/(client/|call/(?!version))',
    'domain/src/(product|errors|language)/',
    'domain/src/messages/(interpolate|text|topic|(errors|session|validation)/(index|pt-br))',
    'backoffice/src/app/(no-schemas|nonce)',
    'backoffice/src/shared/(i18n/|session/(login-page|session|session-store|other-tabs)\\.|use-document-title|failures/failure-notice|looks|use-stored-flag)',
  ].join('|'),
);

/**
 * What the list of requests shows, in one file as well: the other screens use parts of it, each others, and it would be split into a dozen
 * small files that compress worse.
 */
const LIST_SCREEN = new RegExp(
  [
    'backoffice/src/features/lists/',
    'backoffice/src/app/guards\\.',
    'domain/src/access/(holds-permission|permission-check|user-access)\\.',
    'backoffice/src/shared/(address|requests/(?!context-of|read-messages|trip-tabs)|use-now\\.|failures/is-final|lists/(arrangement|list-order|start-view|use-arrangement))',
    'ui/src/request/(request-list/(?!tip-over|request-cards)|internal/(more-travellers|traveller-names))',
    'ui/src/primitives/(table|skeleton|kbd)/',
    'ui/src/(data/internal/row-window|internal/row-box)',
    'ui/src/inputs/select-input/',
    'ui/src/data/(data-table/(?!column-edge)|(avatar|deadline-label|money-text|service-icon|status-badge|waiting-label)/)',
    'ui/src/feedback/(badge|empty-state|error-state)/',
    'lucide-react/dist/esm/icons/triangle-(alert|exclamation-point)\\.',
    'domain/src/(deadline/|requests/(client-decision|counting-deadline|phases|request-is-finished|request-mode|transitions))',
    'domain/src/messages/(common|deadline|request-lists|services|statuses)/(index|pt-br)',
  ].join('|'),
);

const afterwards = sharedChunks();

const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: FIRST_SCREEN, priority: 4 },
  { name: 'page', test: EVERY_PAGE, priority: 3 },
  { name: 'list', test: LIST_SCREEN, priority: 2 },
  // What else the pages start with stays with each of them.
  { name: 'start', tags: ['$initial'], entriesAware: true, priority: 1 },
  ...afterwards.groups,
];

/**
 * What the first load has and what is rendered once or seldom, or is never rendered with the same props: the compiler's memory of it weighs more
 * than the renderings that it saves.
 */
const NOT_REMEMBERED = new RegExp(
  [
    'node_modules',
    'backoffice/src/app/(app|app-frame|route-error|router|screen-boundary|session-watch|shell-layout|start)\\.tsx',
    'backoffice/src/shared/(i18n/language-provider|looks|use-document-title|use-stored-flag)\\.',
    'ui/src/(internal/(field-frame|vip-mark)|on-demand/on-demand)\\.tsx',
    'ui/src/shell/(app-shell|notification-bell|user-menu|appearance-menu|language-switch|login-form|wordmark)/',
    'ui/src/feedback/(badge|empty-state|error-state|toast)/',
    'ui/src/primitives/(button|kbd|skeleton|table|tabs)/',
    'ui/src/data/(avatar|data-table|deadline-label|money-text|service-icon|status-badge|waiting-label)/',
    'ui/src/request/(chat-button|request-filters|request-list)/',
    'ui/src/request/internal/(more-travellers|traveller-names)',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()], exclude: NOT_REMEMBERED }),
    tailwindcss(),
    afterwards.plugin,
    productName(),
    embeddedPages(),
    fontAhead(),
    compiledAtRest(),
    leanCalls(),
    compressedFiles(),
  ],
  resolve: {
    conditions: ['@guiche/source', ...defaultClientConditions],
    // The schemas stay on the server: see the file, and docs/decisions/0011.
    alias: { 'zod/mini': join(folder, 'src/app/no-schemas.ts'), '@guiche/domain/entities': join(folder, 'src/app/no-entities.ts') },
  },
  define: {
    // A different value for each build, so that no browser keeps the texts of the previous one. @see A-008
    __BUILD_VERSION__: JSON.stringify(Date.now().toString(36)),
    __BASES__: JSON.stringify(baseAddresses(process.env)) ?? 'undefined',
  },
  server: { port: 5173, proxy: PROXY },
  preview: { port: 4173, proxy: PROXY },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // The policy of the pages allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(folder, 'index.html'), login: join(folder, 'login.html') },
      output: {
        // The names of all files stand in the first one, and a random letter cannot be compressed: 7 are the fewest that the bundler allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // What several windows share has no name that says what is in it, and goes without.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          isDynamicEntry || GROUPS.some((group) => group.name === name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          groups: GROUPS,
        },
      },
      // By default only a warning: a schema builder that no-schemas.ts lacks would fail in the browser.
      onLog(level, log, report) {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        report(level, log);
      },
    },
  },
});
