/**
 * Writes the next migration under drizzle/ from the tables in src/db/schema: `npm run migration -w @guiche/api -- --name what_changes`.
 *
 * npm may put drizzle-orm below this package and drizzle-kit beside it at the root, where the one does not see the
 * other; so the programs that import drizzle-orm are given its place.
 */
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = new URL('../package.json', import.meta.url);
const fromHere = createRequire(here);
process.chdir(dirname(fileURLToPath(here)));
registerHooks({
  resolve(specifier, context, next) {
    if (context.parentURL === here.href || !/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    return context.conditions.includes('require')
      ? next(fromHere.resolve(specifier), context)
      : next(specifier, { ...context, parentURL: here.href });
  },
});
process.argv.splice(2, 0, 'generate');
await import(pathToFileURL(join(dirname(fromHere.resolve('drizzle-kit')), 'bin.cjs')).href);
