import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ListNews } from './list-news.tsx';

const meta = {
  title: 'Request/ListNews',
  component: ListNews,
  args: { added: 0, onShow: fn() },
  decorators: [
    (Story) => (
      <main className="g:min-h-32 g:p-4">
        <h1 className="g:font-semibold g:text-xl">Painel</h1>
        <Story />
        <p>Solicitação 48210</p>
      </main>
    ),
  ],
} satisfies Meta<typeof ListNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  name: 'B-042 new requests are offered, told politely, and shown by a press or a key',
  args: { added: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 novas solicitações');
    await userEvent.click(canvas.getByRole('button', { name: /^3 novas solicitações\. Mostrar/ }));
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await expect(args.onShow).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('n');
    await expect(args.onShow).toHaveBeenCalledTimes(2);
  },
};

export const OneNew: Story = {
  args: { added: 1, changed: true },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^1 nova solicitação$/),
};

export const Changed: Story = {
  name: 'B-042 requests that leave or change their place are offered as well',
  args: { changed: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^A lista mudou\. Mostrar/ })).toBeVisible(),
};

export const ChangedRequest: Story = {
  args: { changed: true, subject: 'request' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('A solicitação mudou'),
};

export const ComesAndGoes: Story = {
  name: 'B-042 its coming and going moves nothing, and the focus stays on the page',
  render: function Coming() {
    const [added, setAdded] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setAdded(2)}>
          Esperar
        </button>
        <ListNews added={added} onShow={() => setAdded(0)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByText('Solicitação 48210');
    const before = row.getBoundingClientRect().top;
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Esperar' }));
    const offer = canvas.getByRole('button', { name: /^2 novas/ });
    await expect(row.getBoundingClientRect().top).toBe(before);
    offer.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /^2 novas/ })).toBeNull();
    await expect(row.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByRole('heading', { name: 'Painel' })).toHaveFocus();
  },
};
