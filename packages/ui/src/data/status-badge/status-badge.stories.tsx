import { STATUS_COTACAO, STATUS_COTACAO_VIAGEM } from '@guiche/domain/enums';
import { statusCotacaoLabel } from '@guiche/domain/quotes';
import { quoteStatusLabel, requestStatusLabel } from '@guiche/domain/requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Data display/StatusBadge',
  id: 'data-statusbadge',
  component: StatusBadge,
  args: { label: requestStatusLabel('SELECAO_COTACAO') },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClientAnalysis: Story = {
  name: 'A-076 a request under selection reads as quote under client analysis',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cotação em análise do cliente')).toBeVisible();
  },
};
export const OfRequests: Story = {
  render: () => (
    <div className="g:flex g:flex-wrap g:gap-2">
      {STATUS_COTACAO_VIAGEM.map((status) => (
        <StatusBadge key={status} label={quoteStatusLabel(status)} />
      ))}
    </div>
  ),
};
export const OfQuotes: Story = {
  render: () => (
    <div className="g:flex g:flex-wrap g:gap-2">
      {STATUS_COTACAO.map((status) => (
        <StatusBadge key={status} label={statusCotacaoLabel(status)} />
      ))}
    </div>
  ),
};
export const InSpanish: Story = {
  name: "the trade's texts are said in the language of the screen",
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cotización en análisis del cliente')).toBeVisible();
  },
};
