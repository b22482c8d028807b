import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const onCount = fn();

const meta = {
  title: 'Feedback/LoadingOverlay',
  component: LoadingOverlay,
  args: {
    visible: true,
    className: 'g:h-40 g:max-w-md',
    children: (
      <div className="g:flex g:h-full g:flex-col g:items-start g:gap-3 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
        <p>Saldo do banco de bilhetes: 12 bilhetes.</p>
        <Button onClick={onCount}>Contar de novo</Button>
      </div>
    ),
  },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const OwnWords: Story = { args: { label: 'Buscando os bilhetes…' } };
export const Done: Story = { args: { visible: false } };

/** A button beside the area covers and uncovers it. */
function Switched({ children }: { children: React.ReactNode }) {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <LoadingOverlay visible={visible} className="g:h-40 g:max-w-md">
        {children}
      </LoadingOverlay>
      <Button className="g:mt-2" onClick={() => setVisible(!visible)}>
        Cobrir
      </Button>
    </>
  );
}

export const Blocks: Story = {
  name: 'S-187 it covers its area, announces itself and lets no input through; the focus comes back',
  render: ({ children }) => <Switched>{children}</Switched>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onCount.mockClear();
    const inside = canvas.getByRole('button', { name: 'Contar de novo' });
    inside.focus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    // As a program does it: the focus stays where it is.
    const change = () => canvas.getByRole('button', { name: 'Cobrir' }).click();
    change();

    const cover = canvas.getByRole('status');
    await waitFor(() => expect(cover).toHaveTextContent('Carregando…'));
    const area = canvasElement.querySelector('[data-part="area"]');
    await expect(cover.getBoundingClientRect()).toEqual(area?.getBoundingClientRect());
    await expect(area).toHaveAttribute('aria-busy', 'true');
    await expect(area).toHaveAttribute('inert');
    const { left, top, width, height } = inside.getBoundingClientRect();
    await expect(cover.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await waitFor(() => expect(cover).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    inside.focus();
    await expect(inside).not.toHaveFocus();
    await expect(onCount).not.toHaveBeenCalled();

    change();
    await waitFor(() => expect(inside).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onCount).toHaveBeenCalledOnce();
  },
};
