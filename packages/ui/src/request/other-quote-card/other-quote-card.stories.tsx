import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { hotelQuote, otherQuote } from '../../test-support/request-fixtures.ts';
import { OtherQuoteCard } from './other-quote-card.tsx';

const meta = { title: 'Request/OtherQuoteCard', component: OtherQuoteCard, args: { quote: otherQuote() } } satisfies Meta<
  typeof OtherQuoteCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hotel: Story = { args: { quote: hotelQuote() } };
export const Other: Story = {};
export const Chosen: Story = { args: { quote: otherQuote({ statusCotacao: 'EMISSAO_PENDENTE' }), chosen: true } };
export const WithoutSupplier: Story = {
  args: { quote: otherQuote({ fornecedorServico: null, descricao: null, aguardandoFornecedor: true }) },
};

export const ForeignCurrency: Story = {
  name: 'Q-133 the amount in reais stands beside a foreign total',
  args: { quote: otherQuote({ total: 120, moeda: USD, cotacaoMoeda: 5.4321 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('US$ 120,00')[0]).toBeVisible();
    await expect(canvas.getByText('R$ 651,85')).toBeVisible();
  },
};
