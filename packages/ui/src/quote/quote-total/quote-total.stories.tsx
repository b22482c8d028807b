import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { QuotePart, type QuotePartProps } from '../../test-support/quote-part.tsx';
import { QuoteTotal } from './index.ts';

function Total(props: Omit<QuotePartProps, 'children'>) {
  return (
    <QuotePart {...props}>
      <QuoteTotal />
    </QuotePart>
  );
}

const meta = { title: 'Quote/QuoteTotal', component: Total } satisfies Meta<typeof Total>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReais: Story = {
  name: 'Q-117 the total of all that the client pays',
  play: async () => expect(screen.getByRole('status', { name: 'Total do cliente' })).toHaveTextContent('R$ 995,48'),
};
export const ForeignCurrency: Story = {
  name: 'Q-133 in another currency the amount in reais stands beside it',
  args: { value: storedStay({ moeda: USD, cotacaoMoeda: 5.4321 }) },
  play: async () => {
    const total = screen.getByRole('status', { name: 'Total do cliente' });
    await expect(total).toHaveTextContent('US$ 995,48');
    await expect(total).toHaveTextContent('R$ 5.407,55');
  },
};
