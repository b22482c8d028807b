import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaneTakeoff, ReceiptText } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
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
  name: 'arrows, Home and End select a tab and show its panel, past the disabled one; Tab goes into the panel',
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    for (const [key, tab, panel] of [
      ['{ArrowRight}', second, '7 emissões na fila.'],
      ['{ArrowRight}', first, '42 cotações na fila.'],
      ['{ArrowLeft}', second, '7 emissões na fila.'],
      ['{Home}', first, '42 cotações na fila.'],
      ['{End}', second, '7 emissões na fila.'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(panel);
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(5);
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Emissões 7');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(second).toHaveFocus();
  },
};

export const ByPointer: Story = {
  name: 'a press selects a tab; one on the selected or on the disabled tab does nothing',
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, disabled] = canvas.getAllByRole('tab');
    if (!first || !second || !disabled) throw new Error('There are three tabs.');
    await userEvent.click(first);
    await userEvent.click(disabled);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(second);
    await expect(args.onValueChange.mock.calls).toEqual([['emissoes']]);
    await expect(canvas.getByRole('tabpanel', { name: /Emissões/ })).toHaveTextContent('7 emissões na fila.');
  },
};

export const NoScrollbarBeside: Story = {
  name: 'the line below the tabs brings no vertical scrollbar',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('tablist')).overflowY).toBe('hidden');
  },
};

export const SelectedInSight: Story = {
  name: 'in a row that is too long the selected tab is whole in sight, from the start and after a key',
  args: { value: 'emissoes' },
  decorators: [
    (Story) => (
      <div className="g:w-40">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const isInSight = (tab: HTMLElement) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    };
    await expect(isInSight(canvas.getByRole('tab', { selected: true }))).toBe(true);
    await userEvent.click(canvas.getByRole('tab', { selected: true }));
    await userEvent.keyboard('{Home}');
    await expect(isInSight(canvas.getByRole('tab', { selected: true }))).toBe(true);
  },
};

export const BelowTheMenu: Story = {
  name: 'a panel that is higher than the page is not below the top menu when it gets the focus',
  tags: ['!autodocs'],
  args: { items: [{ value: 'cotacoes', label: 'Cotações', content: <div className="g:h-[120vh]">12 cotações na fila.</div> }] },
  decorators: [
    (Story) => (
      <div style={{ '--guiche-sticky-top': '49px', paddingTop: '100px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel').getBoundingClientRect().top).toBeGreaterThanOrEqual(49);
  },
};
