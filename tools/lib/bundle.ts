import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export interface Bundle {
  readonly code: string;
  readonly bytes: number;
  /** Gzipped size in bytes, as a server would send it. */
  readonly gzip: number;
  /** The files with code in the bundle. */
  readonly modules: readonly string[];
}

const ENTRY = '\0entry.js';

/**
 * The cost of some imports for an app: one minified, tree-shaken ES module, bundled as Vite does.
 *
 * @param source the imports, for instance `export { isCpf } from '@guiche/masks/cpf'`
 * @param folder the folder from which they are resolved
 * @param external packages that the app has anyway
 * @param conditions export conditions that go before `import`: `@guiche/source` for packages that are not built yet
 * @param later whether dynamic imports are part of it
 */
export async function bundle(
  source: string,
  folder: string,
  external: readonly string[] = [],
  conditions: readonly string[] = [],
  later = true,
): Promise<Bundle> {
  const build = await rolldown({
    input: ENTRY,
    cwd: folder,
    platform: 'browser',
    external: external.map((name) => new RegExp(`^${name}(/|$)`)),
    resolve: { conditionNames: [...conditions, 'import', 'browser', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        async resolveId(id, importer, { kind }) {
          if (id === ENTRY) return id;
          if (!later && kind === 'dynamic-import') return { id, external: true };
          return importer === ENTRY ? this.resolve(id, join(folder, 'entry.js')) : null;
        },
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false });
  await build.close();
  const [chunk] = output;
  const modules = Object.entries(chunk.modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []));
  return {
    code: chunk.code,
    bytes: Buffer.byteLength(chunk.code),
    gzip: gzipSync(chunk.code, { level: 9 }).length,
    modules: modules.filter((path) => path !== ENTRY),
  };
}
