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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Alteração/emissão')).toHaveLength(1);
    await expect(canvas.getAllByText('Confirmado / prestação de contas concluída')).toHaveLength(4);
    await expect(canvas.getAllByText('Cancelamento pendente')).toHaveLength(1);
    await expect(canvas.getAllByText('Cotação em análise do cliente')).toHaveLength(1);
    await expect(canvas.getAllByText('Alteração pendente')).toHaveLength(STATUS_SOLICITACAO.length - 6);
  },
};
export const InSpanish: Story = {
  name: "the trade's texts are said in the language of the screen",
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cotización en análisis del cliente')).toBeVisible();
  },
};
