import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { QuotePart, type QuotePartProps } from '../../test-support/quote-part.tsx';
import { QuoteTotal } from '../quote-total/index.ts';
import { FareField, LedgerLine, MoneyColumn } from './index.ts';

interface MoneyProps extends Omit<QuotePartProps, 'children'> {
  extras?: ReactNode;
}

function Money({ extras, ...props }: MoneyProps) {
  return (
    <QuotePart {...props}>
      <div className="g:flex g:max-w-92 g:flex-col g:gap-3">
        <MoneyColumn extras={extras}>
          <FareField />
        </MoneyColumn>
        <QuoteTotal />
      </div>
    </QuotePart>
  );
}

const meta = { title: 'Quote/MoneyColumn', component: Money } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

export const Stored: Story = {};
export const EndsWithItsFields: Story = {
  name: 'a line is drawn below the amounts only where something stands below it',
  play: async () => {
    const column = screen.getByRole('region', { name: 'Valores' });
    await expect(column.lastElementChild).toContainElement(field('Markup'));
  },
};
export const New: Story = { args: { value: newStay() } };
export const WithLineBelow: Story = {
  name: 'A line of one kind of service, below the sum',
  args: {
    extras: (
      <LedgerLine>
        <MoneyInput label="Comissão" layout="ledger" defaultValue={99.18} onValueChange={fn()} />
      </LedgerLine>
    ),
  },
};
export const Fixed: Story = { args: { surroundings: { moneyFixed: true } } };
export const ForeignCurrency: Story = {
  name: 'In a foreign currency',
  args: {
    value: storedStay({ moeda: USD, cotacaoMoeda: 5.4321, tarifa: 120, taxas: null, fee: 19.33, markup: null, tipoPagamento: null }),
  },
  play: async () => {
    await expect(screen.getByText('US$ 139,33')).toBeVisible();
    await expect(screen.getByText('R$ 756,85')).toBeVisible();
  },
};

export const NothingIsWritten: Story = {
  name: 'Q-116 Q-137 the markup and the totals follow the fare on the screen',
  play: async () => {
    await type('Tarifa', '100000');
    await expect(field('Markup')).toHaveValue('100,00');
    await expect(screen.getByText('Tarifa total: R$ 1.100,00')).toBeVisible();
    await expect(screen.getByText('R$ 1.186,33')).toBeVisible();
  },
};

export const FeeFollowsTheRate: Story = {
  name: 'Q-133 the credential’s fee of a new quote is converted with the rate, until one is typed',
  args: { value: newStay() },
  play: async () => {
    await expect(field('Fee')).toHaveValue('70,00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Moeda' }), String(USD.id));
    await expect(field('Fee')).toHaveValue('');
    await type('Câmbio', '5');
    await waitFor(() => expect(field('Fee')).toHaveValue('14,00'));
    await type('Fee', '2000');
    await type('Câmbio', '4');
    await expect(field('Fee')).toHaveValue('20,00');
  },
};

export const RecalculatedWhereItRuns: Story = {
  name: 'Q-136 Q-139 the markup is offered to be computed again only where it is automatic, and keeps the focus',
  args: { value: storedStay({ markup: 50, markupManual: true }) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Recalcular margem' }));
    await expect(field('Markup')).toHaveValue('82,65');
    await expect(field('Markup')).toHaveFocus();
  },
};
export const NotRecalculated: Story = {
  name: 'Q-136 a markup typed where none is automatic is not offered to be computed again',
  args: { value: storedStay({ markup: 50, markupManual: true, tipoPagamento: null }) },
  play: async () => expect(screen.queryByRole('button', { name: 'Recalcular margem' })).toBeNull(),
};

/** The fields of the amounts, from the top down. */
const AMOUNTS = ['Tarifa', 'Taxas', 'Taxa extra', 'Fee', 'DU/RAV', 'ISS', 'Markup'] as const;

export const Ledger: Story = {
  name: 'the amounts stand one below the other at the right, each beside its label, as in a ledger; the total is not among them',
  play: async () => {
    const column = screen.getByRole('region', { name: 'Valores' });
    const fields = AMOUNTS.map((name) => field(name));
    const edges = fields.map((amount) => amount.getBoundingClientRect());
    await expect(new Set(edges.map(({ right }) => Math.round(right))).size).toBe(1);
    await expect(edges.map(({ top }) => top)).toEqual([...edges].map(({ top }) => top).sort((a, b) => a - b));
    for (const [index, amount] of fields.entries()) {
      const label = within(column).getByText(AMOUNTS[index] as string, { selector: 'label', exact: false, ignore: '.g\\:sr-only' });
      const [words, figures] = [label.getBoundingClientRect(), amount.getBoundingClientRect()];
      await expect(words.right).toBeLessThanOrEqual(figures.left);
      await expect(words.top).toBeLessThan(figures.bottom);
      await expect(words.bottom).toBeGreaterThan(figures.top);
      await expect(getComputedStyle(amount)).toMatchObject({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
    }
    await expect(within(column).queryByText('Total do cliente')).not.toBeInTheDocument();
    await expect(within(column).queryByText(/995,48/)).not.toBeInTheDocument();
  },
};

export const NationalRate: Story = {
  name: 'Q-131 the rate of the national currency is 1 and cannot be edited: it is no stop for Tab',
  play: async () => {
    await expect(screen.getByRole('group', { name: 'Câmbio' })).toHaveTextContent('1,000000');
    screen.getByRole('combobox', { name: 'Moeda' }).focus();
    await userEvent.tab();
    await expect(field('Tarifa')).toHaveFocus();
  },
};

export const RateWithoutCurrency: Story = {
  name: 'Q-131 without a currency no rate is suggested: the currency is asked for at its field',
  args: { value: storedStay({ moeda: null, cotacaoMoeda: null }) },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sugerir câmbio' }));
    const currency = screen.getByRole('combobox', { name: /^Moeda/ });
    await waitFor(() => expect(currency).toHaveAccessibleDescription(/Selecione a moeda\./));
    await expect(currency).toHaveFocus();
    await expect(field(/^Câmbio/)).toHaveValue('');
  },
};

export const RateNotSuggested: Story = {
  name: 'Q-131 a rate that cannot be suggested is told, and the typed one stays',
  args: {
    value: storedStay({ moeda: USD, cotacaoMoeda: 5.1 }),
    surroundings: { suggestRate: () => Promise.reject(new Error('the lookup failed')) },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sugerir câmbio' }));
    await expect(await screen.findByText('Não foi possível sugerir a cotação da moeda. Informe o valor manualmente.')).toBeVisible();
    await expect(field(/^Câmbio/)).toHaveValue('5,100000');
  },
};
