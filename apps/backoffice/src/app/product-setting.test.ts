import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT, PRODUCT_NAME } from '@guiche/domain/product';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The whole code of the two pages, built with other words in the module of the setting, and nowhere else. */
async function codeWith(word: string, name: string): Promise<string> {
  const build = await rolldown({
    input: { main: join(app, 'src/main.tsx'), login: join(app, 'src/login.tsx') },
    platform: 'browser',
    // What the packages of others hold is not ours to name.
    external: (id) => /^[a-z@]/.test(id) && !id.startsWith('@guiche/'),
    resolve: { conditionNames: ['@guiche/source', 'import', 'browser', 'default'] },
    plugins: [
      { name: 'no-styles', load: (id) => (/\.css(\?|$)/.test(id) ? { code: '', moduleType: 'js' } : null) },
      {
        name: 'another-product',
        transform: (code, id) =>
          id.endsWith('domain/src/product/product.ts')
            ? code
                .replaceAll(PRODUCT_NAME, name)
                .replaceAll(PRODUCT, word)
                .replaceAll(capitalised(PRODUCT), capitalised(word))
                .replaceAll(PRODUCT.toUpperCase(), word.toUpperCase())
            : null,
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true });
  await build.close();
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('A-001 Q-001 another word in the one setting is in every path, field and title of the app, and the former one is in none', async () => {
  const code = await codeWith('quiosque', 'Quiósque');
  const words = (word: string, name: string) => [...new Set(code.match(new RegExp(`[\\w/-]*(${word}|${name})[\\w/-]*`, 'gi')))].sort();
  expect(words('quiosque', 'Quiósque')).toEqual(['QUIOSQUE', 'Quiosque', 'Quiósque', 'faturadoQuiosque', 'isAgenciaQuiosque', 'quiosque']);
  // The word itself is the setting, which stands in the one path of the app that has it.
  expect(code).toMatch(/`\/auth\/verify-\$\{\w+\}-login`/);
  // The platform as a consolidator is made of the type of its own agency.
  expect(code).toMatch(/`\$\{\w+\}_GATEWAY`/);
  // Names of our own, which no person and no server reads: of the design system's tokens and marks, and of the lock of a tab.
  const left = words(PRODUCT, PRODUCT_NAME).filter((name) => !/^(--|data-)guiche-/.test(name));
  expect(left).toEqual(['guiche-aba-']);
}, 60_000);

test('A-001 Q-001 no page and no text of the app writes the name: the pages have a place for it', () => {
  const pages = ['index.html', 'login.html'].map((page) => join(app, page));
  const texts = readdirSync(join(app, 'public/locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(app, 'public/locales', file));
  expect(texts.length).toBeGreaterThan(0);
  for (const file of [...pages, ...texts]) expect(readFileSync(file, 'utf8')).not.toMatch(new RegExp(`${PRODUCT}|${PRODUCT_NAME}`, 'i'));
  for (const page of pages) expect(readFileSync(page, 'utf8')).toContain('%PRODUCT_NAME%');
});
