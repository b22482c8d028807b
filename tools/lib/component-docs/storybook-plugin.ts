import { normalize } from 'node:path';
import type { Plugin } from 'vite';
import { publicComponents } from '../stories.ts';
import { type Catalogue, catalogueFiles, readCatalogue } from './catalogue.ts';
import { readChanges } from './changelog.ts';
import { versionOfUi } from './version.ts';

const CATALOGUE = 'virtual:component-docs';
const CHANGELOG = 'virtual:changelog';
const resolved = (name: string) => `\0${name}`;

/**
 * Gives Storybook the catalogue: as the module `virtual:component-docs`, and as components.json, llms.txt and a Markdown file for each
 * component beside its pages; and as `virtual:changelog` what changed in the packages. Each component gets its `displayName`, by which a page finds it: a build shortens the names of functions.
 *
 * Stories that run as tests show no tables, so the module is empty there, there are no files, and neither costs any time.
 */
export function componentDocs(root: string): Plugin {
  const isTest = process.env['VITEST'] !== undefined;
  const names = new Map(publicComponents(root).map((file) => [normalize(file.path), file.names]));
  let catalogue: Catalogue | undefined;
  const read = () => {
    catalogue ??= readCatalogue(root);
    return catalogue;
  };
  let files: Map<string, string> | undefined;
  const written = () => {
    files ??= catalogueFiles(read(), versionOfUi(root));
    return files;
  };
  return {
    name: 'guiche:component-docs',
    resolveId: (id) => (id === CATALOGUE || id === CHANGELOG ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(CHANGELOG)) return `export const changes = ${JSON.stringify(readChanges(root))};`;
      if (id !== resolved(CATALOGUE)) return undefined;
      return `export const catalogue = ${isTest ? '{ components: [], requirements: {} }' : JSON.stringify(read())};`;
    },
    transform(code, id) {
      const own = isTest ? undefined : names.get(normalize(id.split('?')[0] ?? id));
      return own && `${code}\n${own.map((name) => `if (typeof ${name} === 'function') ${name}.displayName = '${name}';`).join('\n')}`;
    },
    watchChange(id) {
      // The next load reads the sources anew; a page shows it once it is loaded again.
      if (!/packages[\\/](ui|masks)[\\/]src[\\/].*\.tsx?$/.test(id)) return;
      catalogue = undefined;
      files = undefined;
    },
    configureServer(server) {
      if (isTest) return;
      server.middlewares.use((request, response, next) => {
        const text = written().get((request.url ?? '').replace(/^\//, ''));
        if (text === undefined) next();
        else response.setHeader('content-type', 'text/plain; charset=utf-8').end(text);
      });
    },
    generateBundle() {
      for (const [fileName, source] of written()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
