import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Salvar cotação', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { tone: 'primary' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Remover' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Plus aria-hidden="true" />
        Adicionar cotação
      </>
    ),
  },
};

export const IconOnly: Story = {
  args: { size: 'icon', tone: 'quiet', 'aria-label': 'Remover cotação', children: <Trash2 aria-hidden="true" /> },
};

export const Pending: Story = { args: { pending: true, tone: 'primary' } };

export const ClickedTwice: Story = {
  name: 'Q-023 takes no second click while the first is running',
  args: { pending: true, tone: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Aguarde/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).cursor).toBe('progress');
  },
};

export const PressedTwiceInAForm: Story = {
  name: 'Q-023 a double press on the button that sends a form sends it once, though nothing has shown yet that it runs',
  tags: ['!autodocs'],
  args: { type: 'submit', tone: 'primary' },
  decorators: [
    (Story, { parameters: { onSubmit } }) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Story />
      </form>
    ),
  ],
  parameters: { onSubmit: fn() },
  play: async ({ canvas, userEvent, parameters: { onSubmit } }) => {
    const button = canvas.getByRole('button', { name: 'Salvar cotação' });
    onSubmit.mockClear();
    await userEvent.dblClick(button);
    await expect(onSubmit).toHaveBeenCalledOnce();
    // A key has no count of its presses: each one is meant.
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(3);
  },
};

export const PressedTwiceAndRefused: Story = {
  name: 'Q-023 the second press of a double one leaves the focus where the first has put it, as on a refused field',
  tags: ['!autodocs'],
  args: { type: 'submit' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <input aria-label="Tarifa" />
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Salvar cotação' }));
    await expect(canvas.getByRole('textbox', { name: 'Tarifa' })).toHaveFocus();
  },
};

export const HoldsTheFocus: Story = {
  name: 'one that does nothing at present, and holds the focus, does not look as if it worked on something',
  render: (args) => <Button {...args} aria-disabled />,
  play: async ({ canvas }) => {
    const { cursor } = getComputedStyle(canvas.getByRole('button'));
    await expect(cursor).toBe('not-allowed');
  },
};
