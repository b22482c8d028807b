import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChangedIssuesFilters, type ChangedIssuesFiltersProps } from './index.ts';

function Kept(props: ChangedIssuesFiltersProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ChangedIssuesFilters
      {...props}
      value={value}
      onType={(termo) => {
        props.onType(termo);
        setValue((before) => ({ ...before, termo }));
      }}
      onChange={(changes) => {
        props.onChange(changes);
        setValue((before) => ({ ...before, ...changes }));
      }}
    />
  );
}

const meta = {
  title: 'Request/ChangedIssuesFilters',
  component: ChangedIssuesFilters,
  args: { value: { termo: '', ordem: 'crescente', ver: 'solicitacoes' }, onType: fn(), onChange: fn(), count: 14 },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ChangedIssuesFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div className="g:grid g:gap-6">
      <Kept {...args} />
      <Kept {...args} value={{ termo: 'recife', ordem: 'decrescente', ver: 'viajantes' }} count={20} hasMore />
      <Kept {...args} count={undefined} searching />
    </div>
  ),
};
export const Empty: Story = { args: { count: 0 } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Changes: Story = {
  name: 'tells what is typed and what is chosen: search, order, view',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar' }), 'rec');
    await expect(args.onType).toHaveBeenLastCalledWith('rec');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Ordem/ }), 'Prazo mais distante');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ordem: 'decrescente' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Por viajante' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ver: 'viajantes' });
    await expect(canvas.getByRole('status')).toHaveTextContent('14 emissões alteradas');
  },
};
