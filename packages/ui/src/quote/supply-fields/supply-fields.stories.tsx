import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { newStay, storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { QuotePart, type QuotePartProps } from '../../test-support/quote-part.tsx';
import { SupplyFields } from './index.ts';

function Supply(props: Omit<QuotePartProps, 'children'>) {
  return (
    <QuotePart {...props}>
      <SupplyFields />
    </QuotePart>
  );
}

const meta = { title: 'Quote/SupplyFields', component: Supply } satisfies Meta<typeof Supply>;
export default meta;
type Story = StoryObj<typeof meta>;

const select = (name: string) => screen.getByRole('combobox', { name });

export const Stored: Story = {};
export const ReadOnly: Story = { args: { surroundings: { readOnly: true } } };
export const Suggested: Story = {
  name: 'Q-278 a new quote suggests the consolidator for manual requests',
  args: { value: newStay() },
  play: async () => expect(select('Consolidadora')).toHaveDisplayValue('Manual (pedidos off-line)'),
};

const onIntermediaryChange = fn();

export const IntermediaryIsTold: Story = {
  name: 'Q-143 each intermediary that is chosen is told, for its margin; one that is no longer offered stays',
  args: { value: storedStay({ intermediador: 'RESERVA ANTIGA' }), surroundings: { onIntermediaryChange } },
  play: async () => {
    onIntermediaryChange.mockClear();
    await expect(select('Intermediador')).toHaveValue('RESERVA ANTIGA');
    await userEvent.selectOptions(select('Intermediador'), 'TREND');
    await expect(onIntermediaryChange).toHaveBeenCalledTimes(1);
    await expect(onIntermediaryChange).toHaveBeenCalledWith('TREND');
  },
};
