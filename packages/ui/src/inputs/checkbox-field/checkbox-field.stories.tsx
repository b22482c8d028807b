import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'Inputs/CheckboxField',
  component: CheckboxField,
  args: { label: 'Reservado', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: true } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <CheckboxField {...args} {...state} label={name} defaultValue={filled} className="" />}
    </StatesMatrix>
  ),
};

export const LongLabel: Story = {
  args: { label: 'O viajante sabe que a tarifa não permite reembolso e que a alteração tem multa', className: 'g:max-w-64' },
};

export const Checked: Story = {
  name: 'Space and a press on the label turn it',
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Reservado' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Reservado'));
    await expect(box).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};

export const ReadOnly: Story = {
  name: 'Read-only keeps focus and value',
  args: { readOnly: true, defaultValue: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
