import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_TOPICS } from '../../packages/domain/src/messages/all/index.ts';
import { root } from '../prepare.mjs';
import { bundle } from './bundle.ts';
import { filesBelow, isTestCode, shown } from './files.ts';
import { parse, templatePieces, text, walk } from './syntax.ts';

const TOPIC_OF = new Map(ALL_TOPICS.flatMap(({ name, ptBr }) => Object.keys(ptBr).map((key) => [key, name] as const)));

/** The keys of the trade's texts among the string literals of a program. A key of one word (`ok`) may mean something else. */
function keysIn(code: string): string[] {
  const keys = new Set<string>();
  walk(parse(code, 'bundle.js').tree, (node) => {
    // A minifier writes strings as template literals.
    const [value = '', ...more] = node.type === 'TemplateLiteral' ? templatePieces(node) : [text(node, 'value')];
    if (/^(String|Template)Literal$/.test(node.type) && more.length === 0 && value.includes('_') && TOPIC_OF.has(value)) keys.add(value);
  });
  return [...keys].sort();
}

/** Libraries without any of our texts. */
const FOREIGN = ['react', 'react-dom', 'react-hook-form', 'react-day-picker', '@radix-ui', 'lucide-react', 'imask', 'zod'];

const ui = join(root, 'packages/ui/src');
/** The folders of components that show violations of the rules. */
const SAYING = filesBelow(ui, (path) => path.endsWith('.tsx') && !isTestCode(path))
  .filter((path) => /\buseViolationText\(/.test(readFileSync(path, 'utf8')))
  .map((path) => shown(ui, dirname(path)));

test('the components that say violations are found', () => {
  expect(SAYING).toContain('modals/air-quote-modal');
  expect(keysIn("say('informe_a_tarifa'); say(`informe_voo`, 'ok'); const x = { informe_segmento: 1 };")).toEqual([
    'informe_a_tarifa',
    'informe_voo',
  ]);
});

test.each(SAYING)('%s brings the topics of all texts that its rules may name', async (folder) => {
  const { code, modules } = await bundle(`export * from '@guiche/ui/${folder}'`, root, FOREIGN, ['@guiche/source']);
  const topics = new Set(modules.map((path) => /messages[\\/]([\w-]+)[\\/]pt-br\.ts$/.exec(path)?.[1]));
  const named = keysIn(code);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !topics.has(TOPIC_OF.get(key))).map((key) => `${key} of ${TOPIC_OF.get(key)}`)).toEqual([]);
});
