import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: {
    trigger: <Button>Regras da tarifa</Button>,
    label: 'Regras da tarifa',
    children: (
      <>
        <p className="g:font-medium">Tarifa Light</p>
        <p className="g:mt-1 g:text-ink-2 g:text-sm">Sem bagagem despachada. Remarcação com multa de R$ 250,00.</p>
        <Button size="sm" className="g:mt-2">
          Ver a família
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { tags: ['picture'], args: { defaultOpen: true, className: 'g:w-72' } };

export const FocusComesAndGoes: Story = {
  name: 'takes the focus and gives it back',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Regras da tarifa' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ver a família' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Regras da tarifa' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
