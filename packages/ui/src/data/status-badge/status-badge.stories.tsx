import { STATUS_COTACAO, STATUS_COTACAO_VIAGEM, STATUS_SOLICITACAO } from '@guiche/domain/enums';
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
export const OfListedRequests: Story = {
  name: 'A-073 A-077 A-078 A-079 the four that end accountability share a label, a cancelled request waits for it, any other waits for a change',
  render: () => (
    <div className="g:flex g:flex-wrap g:gap-2">
      <StatusBadge label={quoteStatusLabel('EMISSAO_PENDENTE')} />
      {STATUS_SOLICITACAO.map((status) => (
        <StatusBadge key={status} label={requestStatusLabel(status)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [quote, ...badges] = Array.from(canvasElement.querySelectorAll('[data-slot="badge"]'), (badge) => badge.textContent);
    await expect(quote).toBe('Alteração/emissão');
    const labels = Object.fromEntries(STATUS_SOLICITACAO.map((status, index) => [status, badges[index]]));
    const { SELECAO_COTACAO, CANCELADA, FECHAMENTO, CONFERENCIA, APROVACAO_FECHAMENTO, FINALIZADO, ...others } = labels;
    await expect([SELECAO_COTACAO, CANCELADA]).toEqual(['Cotação em análise do cliente', 'Cancelamento pendente']);
    await expect([...new Set([FECHAMENTO, CONFERENCIA, APROVACAO_FECHAMENTO, FINALIZADO])]).toEqual([
      'Confirmado / prestação de contas concluída',
    ]);
    await expect([...new Set(Object.values(others))]).toEqual(['Alteração pendente']);
  },
};
export const InSpanish: Story = {
  name: "the trade's texts are said in the language of the screen",
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cotización en análisis del cliente')).toBeVisible();
  },
};
