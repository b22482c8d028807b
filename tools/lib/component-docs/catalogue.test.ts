import { expect, test } from 'vitest';
import { type Catalogue, catalogueFiles } from './catalogue.ts';

const CATALOGUE: Catalogue = {
  components: [
    {
      name: 'MoneyInput',
      from: '@guiche/ui/inputs/money-input',
      file: 'packages/ui/src/inputs/money-input/money-input.tsx',
      summary: 'Amount of money.',
      body: ['Typed from the cents.'],
      sections: { Value: 'a number.' },
      requirements: ['S-211'],
      keywords: ['dinheiro'],
      status: 'beta',
      since: '0.1.0',
      changes: [{ version: '', text: '`MoneyInput` takes a paste.' }],
      keyboard: { lines: [{ keys: ['Comma', 'Dot'], does: 'end the whole part' }], note: 'Both wait.' },
      anatomy: { example: 'Empty', parts: [{ name: 'Label', at: 'label', says: 'names it.' }] },
      guidance: [{ do: 'Say the currency.', dont: 'Leave it out.' }],
      words: [{ key: 'none', 'pt-BR': 'sem valor', en: 'no amount', es: 'sin valor' }],
      element: 'input',
      props: [
        { name: 'label', at: 'packages/ui/src/internal/field-frame.tsx:7', type: 'string', required: true, description: 'The label.' },
        { name: 'currency', at: 'x.ts:1', type: 'string', required: false, default: "'BRL'", description: 'ISO 4217 code.' },
      ],
    },
    {
      name: 'Kbd',
      from: '@guiche/ui/primitives/kbd',
      file: 'packages/ui/src/primitives/kbd/kbd.tsx',
      summary: 'A key.',
      body: [],
      sections: {},
      requirements: [],
      keywords: [],
      status: 'stable',
      since: '',
      changes: [],
      guidance: [],
      words: [],
      props: [],
    },
  ],
  requirements: { 'S-211': 'Digits fill from the cents.' },
};

const files = catalogueFiles(CATALOGUE, '1.2.3');
const fileNamed = (name: string) => files.get(name) ?? '';

test('components.json has everything but the places in our sources', () => {
  const json: unknown = JSON.parse(fileNamed('components.json'));
  expect(json).toMatchObject({
    package: '@guiche/ui',
    version: '1.2.3',
    components: [
      { name: 'MoneyInput', from: '@guiche/ui/inputs/money-input', props: [{ name: 'label' }, { name: 'currency', default: "'BRL'" }] },
      { name: 'Kbd', props: [] },
    ],
  });
  expect(fileNamed('components.json')).not.toMatch(/packages\/ui|x\.ts/);
});

test('llms.txt links to a file for each component, by folder', () => {
  const text = fileNamed('llms.txt');
  expect(text).toMatch(/^# Guichê UI\n\n> /);
  expect(text).toContain(
    '## inputs\n\n- [MoneyInput](llms/MoneyInput.md): Amount of money.\n\n## primitives\n\n- [Kbd](llms/Kbd.md): A key.\n',
  );
  for (const [, address = ''] of text.matchAll(/\]\(([^)]+)\)/g)) expect(files.has(address)).toBe(true);
});

test('a component as Markdown has what its page has', () => {
  expect(fileNamed('llms/MoneyInput.md')).toBe(`# MoneyInput

Status: beta, since 0.1.0.

Amount of money.

Typed from the cents.

\`\`\`tsx
import { MoneyInput } from '@guiche/ui/inputs/money-input';
\`\`\`

- Value: a number.

## Parts

1. Label: names it.

## Do and don't

- Do: Say the currency.
- Don't: Leave it out.

## Keyboard

| Key | What it does |
| --- | --- |
| Comma, Dot | end the whole part |

Both wait.

## Props

- \`label\` (\`string\`, required): The label.
- \`currency\` (\`string\`, default \`'BRL'\`): ISO 4217 code.

All other props go to the \`<input>\`.

## Words

- "sem valor" / "no amount" / "sin valor"

## Changes

- next version: \`MoneyInput\` takes a paste.
`);
  expect(fileNamed('llms/Kbd.md')).toBe(
    "# Kbd\n\nStatus: stable.\n\nA key.\n\n```tsx\nimport { Kbd } from '@guiche/ui/primitives/kbd';\n```\n",
  );
});
