import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export interface Bundle {
  readonly code: string;
  readonly bytes: number;
  /** As a server would send it, in bytes. */
  readonly gzip: number;
  /** The files of which something is left. */
  readonly modules: readonly string[];
}

const ENTRY = '\0entry.js';

/**
 * What an app pays for some imports: one minified, tree-shaken ES module, bundled as Vite does.
 *
 * @param source the imports, for instance `export { isCpf } from '@guiche/masks/cpf'`
 * @param folder where they are resolved from
 * @param external packages that the app has anyway
 * @param conditions export conditions that go before `import`: `@guiche/source` for what is not built yet
 * @param later whether what is imported dynamically is part of it
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
