import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SideWindow } from './side-window.tsx';

const meta = {
  title: 'Primitives/SideWindow',
  component: SideWindow,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { title: 'Cotação de hotel', context: 'Solicitação 48210', children: <p className="g:own">Hotel Atlântico</p>, onClose: fn() },
} satisfies Meta<typeof SideWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Two things that open beside their list. */
function List() {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <div className="g:flex g:flex-col g:items-start g:gap-2 g:p-4">
      {['Azul', 'Gol'].map((name) => (
        <Button key={name} aria-expanded={shown === name} onClick={() => setShown(name)}>
          {name}
        </Button>
      ))}
      {shown && (
        <SideWindow key={shown} title={`Cotação ${shown}`} onClose={() => setShown(null)}>
          <Button>Dentro</Button>
        </SideWindow>
      )}
    </div>
  );
}

export const BesideAList: Story = {
  name: 'A-111 the list stays in use beside it: the next thing takes its place, Escape closes it, and the focus goes back',
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    const [azul, gol] = [canvas.getByRole('button', { name: 'Azul' }), canvas.getByRole('button', { name: 'Gol' })];
    await userEvent.click(azul);
    await expect(canvas.getByRole('heading', { name: 'Cotação Azul' })).toHaveFocus();
    await userEvent.click(gol);
    await expect(canvas.getByRole('dialog', { name: 'Cotação Gol' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Cotação Gol' })).toHaveFocus();
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(gol).toHaveFocus();
  },
};

export const Close: Story = {
  name: 'A-111 its button closes it',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
