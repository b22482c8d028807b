import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storedRoundTrip, USD } from '../../test-support/air-quote-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { ChangedQuotesModal } from './changed-quotes-modal.tsx';

const meta = {
  title: 'Modals/ChangedQuotesModal',
  component: ChangedQuotesModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima',
    quotes: [
      storedRoundTrip({ id: 'a', saldoEntrada: { valorEntrada: 120.4, status: 'PENDENTE' } }),
      storedRoundTrip({ id: 'b', total: 900, saldoEntrada: null }),
    ],
  },
} satisfies Meta<typeof ChangedQuotesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Histórico de cotações alteradas' }));

export const States: Story = {};
export const Loading: Story = { args: { quotes: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const Failed: Story = {
  args: { quotes: undefined, onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Rows: Story = {
  name: 'Q-059 a row for each changed quote, with its total and its entry balance',
  play: async () => {
    const rows = dialog().getAllByRole('listitem');
    await expect(rows.map((row) => [...row.querySelectorAll('dd')].map(({ textContent }) => textContent))).toEqual([
      ['R$\u00a01.587,54', 'R$\u00a0120,40'],
      ['R$\u00a0900,00', '—sem valor'],
    ]);
  },
};

export const Empty: Story = {
  name: 'Q-059 without a changed quote it says so',
  args: { quotes: [] },
  play: async () => expect(dialog().getByText('Nenhuma cotação alterada.')).toBeVisible(),
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit into the window',
  args: {
    quotes: [
      storedRoundTrip({ id: 'a', total: 12345678.9, saldoEntrada: { valorEntrada: 1234567.89, status: 'PENDENTE' } }),
      storedRoundTrip({ id: 'b', total: 1234567.89, moeda: USD, saldoEntrada: null }),
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(2);
    await expect(unfitting).toEqual([]);
  },
};
