import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { QuotePart, type QuotePartProps } from '../../test-support/quote-part.tsx';
import { FareField, MoneyColumn } from './index.ts';

function Money(props: Omit<QuotePartProps, 'children'>) {
  return (
    <QuotePart {...props}>
      <div className="max-w-xs">
        <MoneyColumn>
          <FareField />
        </MoneyColumn>
      </div>
    </QuotePart>
  );
}

const meta = { title: 'Quote/MoneyColumn', component: Money } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });
async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

export const Stored: Story = {};
export const New: Story = { args: { value: newStay() } };
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
    await expect(screen.getByText('R$ 1.100,00')).toBeVisible();
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
