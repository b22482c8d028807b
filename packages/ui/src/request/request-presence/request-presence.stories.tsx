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

export const NobodyInAWindow: Story = {
  name: 'B-043 in the head of a window it takes no line of its own until somebody is there',
  args: { keepsRoom: false },
  // What the head of a window is on a phone.
  decorators: [
    (Story) => (
      <div style={{ width: 280 }} className="g:relative g:flex g:flex-wrap g:items-center g:gap-x-4">
        <span>Solicitação 48210 · Ana Beatriz Lima e mais 1</span>
        {Story()}
      </div>
    ),
  ],
  play: async ({ args, canvas, mount }) => {
    await mount(<RequestPresence {...args} people={[]} />);
    const told = canvas.getByRole('status', { name: 'Quem mais está aqui' });
    const head = told.parentElement;
    const alone = head?.firstElementChild?.getBoundingClientRect().height;
    await expect(head?.getBoundingClientRect().height).toBe(alone);
    await mount(<RequestPresence {...args} />);
    await expect(canvas.getByText('Camila Nogueira Prado está aqui')).toBeVisible();
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
