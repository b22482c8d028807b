import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../prepare.mjs';
import { checkComponentDocs } from './check.ts';
import type { ComponentDoc } from './component-doc.ts';
import { readComponents } from './read-components.ts';

let elsewhere: string;
let components: ComponentDoc[];

function write(path: string, source: string) {
  const file = join(elsewhere, 'packages/ui', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

beforeAll(() => {
  elsewhere = mkdtempSync(join(tmpdir(), 'guiche-components-'));
  symlinkSync(join(root, 'node_modules'), join(elsewhere, 'node_modules'));
  const compilerOptions = { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true, types: [] };
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true }, include: ['src'] }));
  write(
    'src/internal/frame.tsx',
    `import type { ReactNode } from 'react';
     export interface FrameProps<Value> {
       /** What the field is called. */
       label: string;
       /** The height. */
       size?: 'sm' | 'md' | undefined;
       /** The value that is shown. */
       value: Value | null;
       /** Help below it. */
       help?: ReactNode;
     }
     export function useHelp({ help = 'Ask.' }: Pick<FrameProps<unknown>, 'help'>) { return help; }
     export function Frame({ label, size = 'md' }: FrameProps<unknown>) { return <p className={size}>{label}</p>; }`,
  );
  write(
    'src/inputs/amount/amount.tsx',
    `import { cva, type VariantProps } from 'class-variance-authority';
     import type { ComponentProps, ReactElement } from 'react';
     import { Frame, type FrameProps } from '../../internal/frame.tsx';
     const look = cva('', {
       variants: {
         /** How loud it is. */
         tone: { quiet: '', loud: '' },
       },
       defaultVariants: { tone: 'quiet' },
     });
     import { LARGEST } from './largest.ts';
     import { sum } from './sum.tsx';
     interface Entry { id: number; text: string }
     export interface AmountProps extends FrameProps<number>, Omit<ComponentProps<'input'>, 'size' | 'value'>, VariantProps<typeof look> {
       /** The largest amount. @see Q-001 */
       cap?: number;
       /** Called with each amount. */
       onAmount?: ((amount: number | null) => void) | undefined;
       entries?: readonly Entry[];
     }
     /**
      * An amount.
      *
      * Keyboard: Digits: fill it.
      * @see Q-002, Q-003
      * @since 0.2.0
      * @keywords dinheiro, money
      */
     export function Amount(props: AmountProps): ReactElement;
     export function Amount(props: AmountProps): ReactElement {
       const { tone, className, ...field } = props;
       const { cap = LARGEST, ...rest } = field;
       return <Frame {...rest} label={look({ tone, className }) + cap} />;
     }`,
  );
  write('src/inputs/amount/largest.ts', 'export const LARGEST = 1_000;');
  write('src/inputs/amount/index.ts', "export { Amount, type AmountProps } from './amount.tsx';");
  write('src/inputs/amount/amount.stories.tsx', "export const Plain = { args: { disabled: true, label: 'Fare' } };");
  write(
    'src/inputs/amount/amount.anatomy.ts',
    `import type { Anatomy } from './page.ts';
     export const anatomy: Anatomy = { example: 'Plain', parts: [{ name: 'Label', at: 'p', says: 'names it.' }] };`,
  );
  write(
    'src/inputs/amount/amount.guidance.tsx',
    `export const guidance = [{ do: { words: 'Set a cap.', example: <p /> }, dont: { words: 'Set none.', example: <p /> } }];`,
  );
  // Said by a part of the component, and the other key by nobody.
  write(
    'src/inputs/amount/amount.texts.ts',
    `export const amountTexts = defineTexts({
       'pt-BR': { none: 'nada', never: 'nunca' }, en: { none: 'nothing', never: 'never' }, es: { none: 'nada', never: 'nunca' },
     });`,
  );
  write(
    'src/inputs/amount/sum.tsx',
    "import { amountTexts } from './amount.texts.ts'; export const sum = () => useTexts(amountTexts)('none');",
  );
  mkdirSync(join(elsewhere, '.changeset'));
  writeFileSync(join(elsewhere, '.changeset/one.md'), '---\n"@guiche/ui": minor\n---\n\n`Amount` takes a cap.\n');
  components = readComponents(elsewhere);
});
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const prop = (name: string) => components[0]?.props.find((one) => one.name === name);

test('a component is described by its docstring', () => {
  expect(components).toHaveLength(1);
  expect(components[0]).toMatchObject({
    name: 'Amount',
    from: '@guiche/ui/inputs/amount',
    file: 'packages/ui/src/inputs/amount/amount.tsx',
    summary: 'An amount.',
    sections: { Keyboard: 'Digits: fill it.' },
    keyboard: { lines: [{ keys: ['Digits'], does: 'fill it' }], note: '' },
    status: 'beta',
    since: '0.2.0',
    changes: [{ version: '', text: '`Amount` takes a cap.' }],
    anatomy: { example: 'Plain', parts: [{ name: 'Label', at: 'p', says: 'names it.' }] },
    guidance: [{ do: 'Set a cap.', dont: 'Set none.' }],
    words: [{ key: 'none', 'pt-BR': 'nada', en: 'nothing', es: 'nada' }],
    requirements: ['Q-002', 'Q-003'],
    keywords: ['dinheiro', 'money'],
    element: 'input',
  });
});

test('inherited props and variants are listed, with their choices in the order of their declaration', () => {
  expect(prop('size')).toMatchObject({
    type: "'sm' | 'md'",
    choices: ['sm', 'md'],
    required: false,
    default: "'md'",
    description: 'The height.',
  });
  expect(prop('tone')).toMatchObject({ type: "'quiet' | 'loud'", default: "'quiet'", description: 'How loud it is.' });
  expect(prop('value')).toMatchObject({ type: 'number | null', required: true });
  expect(prop('help')).toMatchObject({ type: 'ReactNode', default: "'Ask.'" });
  expect(prop('onAmount')).toMatchObject({ type: '(amount: number | null) => void' });
  expect(prop('entries')).toMatchObject({ type: 'readonly Entry[]', detail: 'Entry {\n  id: number\n  text: string\n}' });
});

test('a default is that of the destructuring, a constant by its value', () => {
  expect(prop('cap')).toMatchObject({ type: 'number', default: '1_000', description: 'The largest amount.' });
});

test("of the element's own props only those that the component reads or a story sets are listed", () => {
  expect(prop('className')).toMatchObject({ type: 'string', description: 'Classes that are added to those of the component.' });
  expect(prop('disabled')).toMatchObject({ type: 'boolean' });
  expect(prop('onClick')).toBeUndefined();
  expect(prop('dangerouslySetInnerHTML')).toBeUndefined();
});

test('what must be given comes first', () => {
  expect(components[0]?.props.slice(0, 2).map(({ name }) => name)).toEqual(['label', 'value']);
});

test('a prop that is missing, has no sentence, repeats its name or has no type is found', () => {
  const [amount] = components;
  if (!amount) throw new Error('no component');
  const { anatomy: _anatomy, ...others } = amount;
  const at = 'x.ts:1';
  const broken: ComponentDoc = {
    ...others,
    summary: '',
    keywords: [],
    since: 'soon',
    sections: { Keyboard: 'Return: fills it.' },
    props: [
      { name: 'cap', at, type: 'any', required: false, description: 'The largest amount.' },
      { name: 'onAmount', at, type: 'string', required: false, description: 'The on amount.' },
    ],
  };
  const file = 'packages/ui/src/inputs/amount/amount.tsx';
  expect(checkComponentDocs(elsewhere, [broken])).toEqual([
    `${file}: Amount has no docstring`,
    `${file}: the docstring of Amount has no "Use:"`,
    `${file}: the docstring of Amount has no "Not for:"`,
    `${file}: the docstring of Amount has no "Screen reader:"`,
    `${file}: the docstring of Amount has no "Parts:", and there is no picture of them (anatomy.ts)`,
    `${file}: the docstring of Amount has no @keywords`,
    `${file}: the docstring of Amount "Keyboard:" names "Return", which is no key`,
    `${file}: the docstring of Amount has @since soon, which is no version`,
    `${file}: Amount.entries is missing from its table`,
    'x.ts:1: Amount.onAmount has no sentence that says more than its name',
    'x.ts:1: Amount.cap has no type',
  ]);
  expect(
    checkComponentDocs(elsewhere, [
      { ...amount, sections: { Use: 'here.', 'Not for': 'there.', Keyboard: 'none.', 'Screen reader': 'read.' } },
    ]),
  ).toEqual([expect.stringMatching(/amount\.tsx:\d+: Amount\.entries has no sentence that says more than its name$/)]);
});

test('every prop of every public component of ui has its sentence and its type', () => {
  const all = readComponents(root);
  expect(all.length).toBeGreaterThan(90);
  expect(checkComponentDocs(root, all)).toEqual([]);
  // Pages and files are found by the name.
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
