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
     export interface OfferProps<Group> {
       /** What is offered at present. */
       group?: Group | null;
       /** Called with what is taken. */
       onTake?: (group: Group, groups: readonly Group[]) => Promise<Group>;
     }
     export function useHelp({ help = 'Ask.' }: Pick<FrameProps<unknown>, 'help'>) { return help; }
     export function Frame({ label, size = 'md' }: FrameProps<unknown>) { return <p className={size}>{label}</p>; }`,
  );
  write(
    'src/inputs/amount/amount.tsx',
    `import { cva, type VariantProps } from 'class-variance-authority';
     import type { ComponentProps, ReactElement } from 'react';
     import { Frame, type FrameProps, type OfferProps } from '../../internal/frame.tsx';
     import type { Offer, Trip } from './offer.ts';
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
     export interface AmountProps extends FrameProps<number>, OfferProps<Offer>, Omit<ComponentProps<'input'>, 'size' | 'value'>, VariantProps<typeof look> {
       /** The largest amount. @see Q-001 */
       cap?: number;
       /** Called with each amount. */
       onAmount?: ((amount: number | null) => void) | undefined;
       entries?: readonly Entry[];
       /** Where it leads to. */
       trip?: Trip | null;
     }
     /**
      * An amount.
      *
      * Keyboard: Digits: fill it.
      * @see Q-002, Q-003
      * @keywords dinheiro, money
      */
     export function Amount(props: AmountProps): ReactElement;
     export function Amount(props: AmountProps): ReactElement {
       const { tone, className, ...field } = props;
       const { cap = LARGEST, ...rest } = field;
       return <Frame {...rest} label={look({ tone, className }) + cap} />;
     }`,
  );
  // As a schema gives them: the compiler knows their members, and no name.
  write(
    'src/inputs/amount/offer.ts',
    `const OFFER = { theFirstOfItsLongMembers: '', theSecondOfItsLongMembers: 0, theThirdOfItsLongMembers: '', more: 0 };
     const RETURN = { ...OFFER, theWayBackToWhereItStarted: '' };
     export type Offer = typeof OFFER;
     export type Trip = typeof OFFER | typeof RETURN;`,
  );
  write('src/inputs/order/index.ts', "export { Order } from './order.tsx';");
  write(
    'src/inputs/order/order.tsx',
    `interface Orders { air: 'price' | 'stops'; hotel: 'stars' }
     interface OrderProps<Kind extends keyof Orders, Item> {
       /** What is in order. */
       kind: Kind;
       /** By what it is ordered. */
       by: Orders[Kind];
       /** What is ordered. */
       items: readonly Item[];
     }
     /** An order. */
     export function Order<Kind extends keyof Orders, Item>({ kind, by, items }: OrderProps<Kind, Item>) { return <p>{kind + by + items.length}</p>; }`,
  );
  write('src/inputs/amount/largest.ts', 'export const LARGEST = 1_000;');
  write(
    'src/inputs/amount/index.ts',
    "export { Amount, type AmountProps } from './amount.tsx'; export type { Offer, Trip } from './offer.ts';",
  );
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
  expect(components.map(({ name }) => name)).toEqual(['Amount', 'Order']);
  expect(components[0]).toMatchObject({
    name: 'Amount',
    from: '@guiche/ui/inputs/amount',
    file: 'packages/ui/src/inputs/amount/amount.tsx',
    summary: 'An amount.',
    sections: { Keyboard: 'Digits: fill it.' },
    keyboard: { lines: [{ keys: ['Digits'], does: 'fill it' }], note: '' },
    status: 'beta',
    since: '0.1.0',
    changes: [{ version: '', text: '`Amount` takes a cap.' }],
    anatomy: { example: 'Plain', parts: [{ name: 'Label', at: 'p', says: 'names it.' }] },
    guidance: [{ do: 'Set a cap.', dont: 'Set none.' }],
    words: [{ key: 'none', 'pt-BR': 'nada', en: 'nothing', es: 'nada' }],
    requirements: ['Q-002', 'Q-003'],
    keywords: ['dinheiro', 'money'],
    element: 'input',
  });
});

test('a component that no version has comes with the next one', () => {
  expect(components[0]?.since).toBe('0.1.0');
  mkdirSync(join(elsewhere, 'docs/api'), { recursive: true });
  writeFileSync(join(elsewhere, 'docs/api/since.json'), '{ "Amount": "0.0.1" }');
  expect(readComponents(elsewhere)[0]?.since).toBe('0.0.1');
});

test('a version in a docstring is found, because it is not true before it is published', () => {
  write('src/inputs/amount/since.tsx', '/** @since 0.2.0 */');
  const [amount] = components;
  if (!amount) throw new Error('no component');
  const file = 'packages/ui/src/inputs/amount/since.tsx';
  expect(checkComponentDocs(elsewhere, [{ ...amount, file }])).toContain(
    `${file}: the docstring of Amount has @since, which is known from docs/api/since.json`,
  );
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

test('a type that a shared interface leaves open is the one that the component gives it, by its name', () => {
  expect(prop('group')).toMatchObject({
    type: 'Offer | null',
    detail: expect.stringMatching(/^Offer {\n {2}theFirstOfItsLongMembers: string\n/),
  });
  expect(prop('onTake')).toMatchObject({ type: '(group: Offer, groups: readonly Offer[]) => Promise<Offer>' });
  expect(prop('trip')).toMatchObject({ type: 'Trip | null' });
});

test('a type that the caller decides is told by what it may be', () => {
  const order = (name: string) => components[1]?.props.find((one) => one.name === name);
  expect(order('kind')).toMatchObject({ type: "'air' | 'hotel'", choices: ['air', 'hotel'] });
  expect(order('by')?.type.split(' | ').sort()).toEqual(["'price'", "'stars'", "'stops'"]);
  expect(order('by')?.choices).toBeUndefined();
  expect(order('items')).toMatchObject({ type: 'readonly Item[]', detail: "Item: any type, the caller's own" });
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
    `${file}: Amount.entries is missing from its table`,
    `${file}: Amount.trip is missing from its table`,
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
