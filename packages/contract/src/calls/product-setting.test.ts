import { join } from 'node:path';
import { FATURADO_FIELD, GATEWAY, IS_AGENCIA_FIELD, PRODUCT } from '@guiche/domain/product';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { openApiDocument } from '../openapi/index.ts';
import { TOPICS } from './index.ts';

const OPTIONS = { title: 'Calls', version: '0.1.0', exampleOf: () => undefined };
const ENTRY = '\0entry.ts';
const SOURCE = `
  import { openApiDocument } from '../openapi/index.ts';
  import { TOPICS } from './index.ts';
  export const document = openApiDocument(TOPICS, { ...${JSON.stringify(OPTIONS)}, exampleOf: () => undefined });
`;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A text with another product name in it, in the three letter cases that there are. */
const renamed = (text: string, word: string) =>
  text.replaceAll(PRODUCT, word).replaceAll(capitalised(PRODUCT), capitalised(word)).replaceAll(PRODUCT.toUpperCase(), word.toUpperCase());

/** The document of all calls, built with another word in the module of the setting, and nowhere else. */
async function documentWith(word: string): Promise<object> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'node',
    resolve: { conditionNames: ['@guiche/source', 'import', 'default'] },
    plugins: [
      {
        name: 'another-product',
        resolveId(id, importer) {
          if (id === ENTRY) return id;
          return importer === ENTRY ? this.resolve(id, join(import.meta.dirname, 'entry.ts')) : null;
        },
        load: (id) => (id === ENTRY ? SOURCE : null),
        transform: (code, id) => (id.endsWith('domain/src/product/product.ts') ? renamed(code, word) : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  const { document } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return document;
}

test('Q-001 the product’s name is in three paths, two fields and one consolidator of the calls, in three letter cases', () => {
  const text = JSON.stringify(openApiDocument(TOPICS, OPTIONS));
  const found = text.match(new RegExp(`[\\w/-]*${PRODUCT}[\\w/-]*`, 'gi'));
  const paths = [
    `/api/agency/auth/verify-${PRODUCT}-login`,
    `/api/rest/${PRODUCT}-clientes/buscar-dados-cobranca-supplier`,
    // Below the login, which is a parameter.
    `/shared-${PRODUCT}-supplier`,
  ];
  // The consolidator is in a path, too.
  const values = [GATEWAY, GATEWAY.toLowerCase()];
  expect([...new Set(found)].sort()).toEqual([...paths, ...values, FATURADO_FIELD, IS_AGENCIA_FIELD].sort());
});

test('Q-001 another word in the one setting is in every call that names the product, and changes nothing else', async () => {
  const ours = JSON.stringify(openApiDocument(TOPICS, OPTIONS));
  const theirs = await documentWith('quiosque');
  expect(theirs).toEqual(JSON.parse(renamed(ours, 'quiosque')));
  expect(Object.keys((theirs as { paths: object }).paths)).toContain('/api/agency/auth/verify-quiosque-login');
  expect(JSON.stringify(theirs)).not.toMatch(new RegExp(PRODUCT, 'i'));
}, 60_000);
