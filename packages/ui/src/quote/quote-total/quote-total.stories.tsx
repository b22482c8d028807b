import type { CommonQuote } from '@guiche/domain/quotes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormContext } from 'react-hook-form';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { linesOf } from '../../test-support/lines-of.ts';
import { QuotePart, type QuotePartProps } from '../../test-support/quote-part.tsx';
import { QuoteTotal } from './index.ts';

/** Sets the fare, as its field would. */
function Fares() {
  const { setValue } = useFormContext<CommonQuote>();
  return (
    <div className="g:flex g:gap-2">
      {[706.5, 826.5, 946.5].map((fare) => (
        <Button key={fare} onClick={() => setValue('tarifa', fare, { shouldDirty: true })}>
          {`Tarifa ${fare}`}
        </Button>
      ))}
      <Button onClick={() => setValue('moeda', USD, { shouldDirty: true })}>Dólar</Button>
    </div>
  );
}

interface TotalProps extends Omit<QuotePartProps, 'children'> {
  /** The quote as it is stored, when somebody else saved first. */
  newer?: CommonQuote;
}

function Total({ newer, ...props }: TotalProps) {
  return (
    <QuotePart {...props}>
      <div className="g:flex g:items-center g:justify-between g:gap-4">
        <QuoteTotal stored={newer} />
        <Fares />
      </div>
    </QuotePart>
  );
}

const meta = { title: 'Quote/QuoteTotal', component: Total } satisfies Meta<typeof Total>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Differing: Story = { args: { newer: storedStay({ total: 1200 }) } };

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

const total = () => screen.getByRole('status', { name: 'Total do cliente' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const AgainstTheStored: Story = {
  name: 'Q-117 the total says by how much it differs from the stored one, and nothing while it does not',
  args: { value: storedStay({ markup: 82.65, markupManual: true }) },
  play: async () => {
    await expect(total()).toHaveTextContent(/^Total do cliente R\$\s995,48$/);
    await press('Tarifa 946.5');
    await expect(total()).toHaveTextContent('R$ 1.115,48 · + R$ 120,00 em relação ao salvo');
    await press('Tarifa 706.5');
    await expect(total()).toHaveTextContent('R$ 875,48 · − R$ 120,00 em relação ao salvo');
    await press('Tarifa 826.5');
    await expect(total()).not.toHaveTextContent('em relação');
    await press('Dólar');
    await expect(total()).toHaveTextContent('antes R$ 995,48');
  },
};
export const AfterAConflict: Story = {
  name: 'when somebody else saved first, the total is compared with what is stored now',
  args: { value: storedStay({ markup: 82.65, markupManual: true }), newer: storedStay({ total: 1200 }) },
  play: async () => expect(total()).toHaveTextContent('R$ 995,48 · − R$ 204,52 em relação ao salvo'),
};
export const Narrow: Story = {
  name: 'on a narrow line the sign stays with its amount, and no line begins with the dot between the amounts',
  args: { value: storedStay({ moeda: USD, cotacaoMoeda: 5.4321 }), newer: storedStay({ moeda: USD, total: 1200 }) },
  decorators: [(Story) => <div className="g:[&_output]:max-w-40">{Story()}</div>],
  play: async () => {
    await expect(total()).toHaveTextContent(/US\$ 995,48 R\$ 5\.407,55 · − US\$ 204,52/);
    const lines = linesOf(total());
    await expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) await expect(line).not.toMatch(/^\s*·|[−+]\s*$/);
  },
};
export const New: Story = {
  name: 'a new quote is compared with nothing',
  args: { value: newStay() },
  play: async () => {
    await press('Tarifa 946.5');
    await expect(total()).not.toHaveTextContent(/em relação|antes/);
  },
};
