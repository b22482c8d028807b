import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RequestPresence } from './request-presence.tsx';

const CAMILA = { id: '1', name: 'Camila Nogueira Prado', quote: null };
const QUOTE = 'Azul, GRU → REC, R$ 1.234,50';
const RENATA = { id: '2', name: 'Renata Vasconcelos', quote: null };

const meta = {
  title: 'Request/RequestPresence',
  component: RequestPresence,
  args: { people: [CAMILA] },
} satisfies Meta<typeof RequestPresence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtAQuote: Story = { args: { people: [{ ...CAMILA, quote: QUOTE }, RENATA] } };

export const Here: Story = {
  name: 'B-043 who else is here is a sentence, told politely',
  play: async ({ canvas }) => {
    const told = canvas.getByRole('status', { name: 'Quem mais está aqui' });
    await expect(told).toHaveTextContent('Camila Nogueira Prado está aqui');
    await expect(told.querySelector('[data-slot="avatar"]')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const QuoteNamed: Story = {
  name: 'B-043 and so is the quote that they have open',
  args: { people: [{ ...CAMILA, quote: QUOTE }] },
  play: async ({ canvas }) => expect(canvas.getByText('Camila Nogueira Prado está na cotação Azul, GRU → REC, R$ 1.234,50')).toBeVisible(),
};

export const Nobody: Story = {
  name: 'B-043 without anybody it keeps its height, so that nothing moves when somebody comes',
  args: { people: [] },
  play: async ({ canvas }) => {
    const told = canvas.getByRole('status');
    await expect(told).toBeEmptyDOMElement();
    await expect(told.offsetHeight).toBe(28);
  },
};

export const Many: Story = {
  name: 'B-043 of many the first three are named, the others counted',
  args: {
    people: [
      CAMILA,
      RENATA,
      { id: '3', name: 'Thiago Schmidt', quote: null },
      { id: '4', name: 'Ana Lima', quote: null },
      { id: '5', name: 'João Sá', quote: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thiago Schmidt está aqui')).toBeInTheDocument();
    await expect(canvas.queryByText('Ana Lima está aqui')).toBeNull();
    await expect(canvas.getByText('e mais 2 pessoas')).toBeVisible();
    await expect(canvas.getByRole('status').offsetHeight).toBe(28);
  },
};
