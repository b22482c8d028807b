import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { expect, test } from 'vitest';
import { root } from '../prepare.mjs';

interface CompilerEvent {
  readonly kind: string;
  readonly fnName?: string | null;
  readonly detail?: { readonly options?: { readonly reason?: string; readonly description?: string | null } };
}

/** What the React compiler says of each component and hook of a source text: that it was compiled, or why not. It skips in silence otherwise. */
async function compiled(code: string, filename: string): Promise<readonly string[]> {
  const events: CompilerEvent[] = [];
  await transformAsync(code, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['babel-plugin-react-compiler', { logger: { logEvent: (_file: string, event: CompilerEvent) => events.push(event) } }]],
  });
  return events.map(({ kind, fnName, detail }) =>
    kind === 'CompileSuccess' ? `${fnName}` : `${kind}: ${detail?.options?.reason ?? ''} ${detail?.options?.description ?? ''}`,
  );
}

test('the installed Babel lets the compiler take components whose properties have defaults', async () => {
  const code = "export function Shown({ tone = 'info', ...rest }) { return <p {...rest} className={tone} />; }";
  expect(await compiled(code, 'shown.tsx')).toEqual(['Shown']);
});

// A key in an amount renders what shows it, and not the whole window: without the compiler's memory each of these renders all that is in it.
test.each([
  ['packages/ui/src/quote/money-column/money-column.tsx', ['MoneyColumn']],
  ['packages/ui/src/quote/money-column/fare-field.tsx', ['FareField']],
  ['packages/ui/src/quote/money-column/extra-fee-fields.tsx', ['ExtraFeeFields']],
  ['packages/ui/src/quote/money-column/iss-field.tsx', ['IssField']],
  ['packages/ui/src/quote/money-column/markup-field.tsx', ['MarkupField']],
  ['packages/ui/src/quote/quote-total/quote-total.tsx', ['QuoteTotal', 'useChange']],
  ['packages/ui/src/quote/quote-modal/quote-modal.tsx', ['QuoteModal']],
  ['packages/ui/src/modals/hotel-quote-modal/commission-fields.tsx', ['CommissionFields']],
  ['packages/ui/src/form/entity-form/entity-form.tsx', ['EntityForm']],
  ['packages/ui/src/inputs/money-input/money-input.tsx', ['MoneyInput']],
  ['packages/ui/src/inputs/masked-input/masked-input.tsx', ['MaskedInput']],
  ['apps/backoffice/src/features/request/request-view.tsx', ['RequestView']],
])('%s is remembered by the compiler', async (file, names) => {
  expect(await compiled(readFileSync(join(root, file), 'utf8'), file)).toEqual(names);
});
