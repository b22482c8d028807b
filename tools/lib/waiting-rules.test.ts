import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRuleUse, waitingRulesReport } from './waiting-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'guiche-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'packages/domain/src/money/index.ts': `
    export { RATE, total, type Total } from './total.ts';
    export { fee, fine, half, quarter, third } from './parts.ts';`,
  'packages/domain/src/money/total.ts': `
    import { half } from './parts.ts';
    export interface Total { value: number }
    export const RATE = 2;
    export function total() { return half(1); }`,
  'packages/domain/src/money/parts.ts': `
    export const half = (value: number) => value / 2;
    export const quarter = (value: number) => third(value) / 4;
    export const third = (value: number) => value / 3;
    export function fee() {}
    export function fine() {}
    export function notPublic() {}`,
  'packages/domain/src/dates/index.ts':
    "import { half } from '../money/index.ts'; export { fee } from './fee.ts'; export const HALF = half(1);",
  'packages/domain/src/dates/fee.ts': 'export function fee() {}',
  'packages/ui/src/a.tsx': "import { total as sum } from '@guiche/domain/money'; sum();",
  'packages/ui/src/a.stories.tsx': "import { half } from '@guiche/domain/money'; half(1);",
  'packages/ui/src/foundations/rules.tsx': "import { half } from '@guiche/domain/money'; half(1);",
  'packages/contract/src/a.ts': "export { fee } from '@guiche/domain/money';",
  'apps/api/src/a.ts': "import * as money from '@guiche/domain/money'; money.fine();",
  'apps/api/src/a.test.ts': "import { third } from '@guiche/domain/money'; third(1);",
};

beforeAll(() => {
  for (const [path, source] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
});

test('a rule waits while only tests, stories, Foundations and other rules use it; one name in two folders is two rules', () => {
  expect(readRuleUse(folder)).toEqual({
    exported: 7,
    waiting: [
      { name: 'fee', folder: 'dates', usedInside: false },
      { name: 'half', folder: 'money', usedInside: true },
      { name: 'quarter', folder: 'money', usedInside: false },
      { name: 'third', folder: 'money', usedInside: true },
    ],
  });
});

test('the report names the rules by their folder', () => {
  expect(waitingRulesReport(readRuleUse(folder).waiting)).toEqual([
    'dates',
    '  fee',
    'money',
    '  half   (used by other rules)',
    '  quarter',
    '  third   (used by other rules)',
  ]);
});
