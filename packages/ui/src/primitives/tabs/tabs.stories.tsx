import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaneTakeoff, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

function Kept(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Filas',
    value: 'cotacoes',
    onValueChange: fn(),
    items: [
      { value: 'cotacoes', label: 'Cotações', count: 42, icon: <ReceiptText aria-hidden="true" />, content: <p>42 cotações na fila.</p> },
      { value: 'emissoes', label: 'Emissões', count: 7, icon: <PlaneTakeoff aria-hidden="true" />, content: <p>7 emissões na fila.</p> },
      { value: 'historico', label: 'Histórico', disabled: true, content: <p>Histórico</p> },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  name: 'moves with the arrows and shows the panel',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Cotações/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('emissoes');
    await expect(canvas.getByRole('tabpanel', { name: /Emissões/ })).toHaveTextContent('7 emissões na fila.');
  },
};
