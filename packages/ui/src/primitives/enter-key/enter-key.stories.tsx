import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { EnterKey } from './enter-key.tsx';

const sent = fn();

const meta = {
  title: 'Primitives/EnterKey',
  component: EnterKey,
  args: {
    onEnter: fn(),
    children: (
      <input
        aria-label="Buscar solicitação"
        className="g:h-control g:rounded-md g:border g:border-line-strong g:bg-surface-1 g:px-2 g:text-ink"
      />
    ),
  },
  decorators: [(Story) => <form onSubmit={sent}>{Story()}</form>],
} satisfies Meta<typeof EnterKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {};

export const OnlyEnter: Story = {
  name: 'S-182 Enter calls the function once, and no other key does, nor the Enter that ends a composed character',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    sent.mockClear();
    const field = screen.getByRole('textbox', { name: 'Buscar solicitação' });
    await userEvent.click(field);
    await userEvent.keyboard('abc 1{Tab}');
    field.focus();
    await userEvent.keyboard('{ArrowDown}{Escape}{Backspace}{Control>}{Enter}{/Control}{Shift>}{Enter}{/Shift}');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onEnter).not.toHaveBeenCalled();
    sent.mockClear();
    await userEvent.keyboard('{Enter}');
    await fireEvent.keyDown(field, { key: 'Enter', repeat: true });
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
  },
};
