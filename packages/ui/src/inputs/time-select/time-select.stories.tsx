import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { TimeSelect, type TimeSelectProps } from './time-select.tsx';

const meta = {
  title: 'Inputs/TimeSelect',
  component: TimeSelect,
  args: { label: 'Hora da retirada', onValueChange: fn(), className: 'g:max-w-56' },
} satisfies Meta<typeof TimeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: 'Hora da retirada' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '14:30' } };
export const Invalid: Story = { args: { defaultValue: '14:30', error: 'A locadora fecha às 14:00.' } };

export const States: Story = {
  render: (args) => (
    <StatesMatrix>
      {(state, filled, name) => <TimeSelect {...args} {...state} label={name} defaultValue={filled ? '14:30' : null} className="" />}
    </StatesMatrix>
  ),
};

export const Chosen: Story = {
  name: 'S-197 48 choices, every half hour; gives the time, and null when the choice is taken back',
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', field);
    const times = canvas.getAllByRole('option').slice(1);
    const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
    await expect(times.map(({ textContent }) => textContent)).toEqual(hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(select, '14:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.selectOptions(select, 'Selecione');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

function Controlled(props: TimeSelectProps) {
  const [value, setValue] = useState<string | null>('14:05');
  return (
    <div className="g:flex g:items-end g:gap-2">
      <TimeSelect {...props} value={value} onValueChange={setValue} />
      <Button onClick={() => setValue('09:50')}>Outra reserva</Button>
    </div>
  );
}

export const OffTheHalfHour: Story = {
  name: 'A time off the half hour that comes in is shown, and can be gone back to',
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', field);
    await expect(select).toHaveValue('14:05');
    await userEvent.selectOptions(select, '15:00');
    await expect(select).toHaveValue('15:00');
    await userEvent.selectOptions(select, '14:05');
    await expect(select).toHaveValue('14:05');
    await userEvent.click(canvas.getByRole('button'));
    await expect(select).toHaveValue('09:50');
    await expect(canvas.getAllByRole('option')).toHaveLength(50);
  },
};
