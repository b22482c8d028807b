import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CLIENT_CARD, NO_PARTICULARITIES } from '../../test-support/client-fixtures.ts';
import { ClientCard } from './client-card.tsx';

const meta = {
  title: 'Request/ClientCard',
  component: ClientCard,
  args: { card: CLIENT_CARD, apportioned: true, hrefOf: (idSolicitacao: number) => `#/relatorio?idSolicitacao=${idSolicitacao}` },
  decorators: [(Story) => <div className="g:max-w-84">{Story()}</div>],
} satisfies Meta<typeof ClientCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOTHING = {
  ...CLIENT_CARD,
  empresa: { id: 112, nome: 'Mandacaru Tecnologia', clienteNovo: true },
  particularidades: NO_PARTICULARITIES,
  fees: [],
  limites: [],
  aprovadores: [],
  vips: [],
  saldos: [],
  rateio: [],
  solicitacoesAbertas: { total: 0, proximas: [] },
};

export const Known: Story = {};
export const NewClient: Story = { tags: ['picture'], args: { card: NOTHING, apportioned: false } };
export const Loading: Story = {
  args: { card: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Carregando a ficha do cliente' })).toBeVisible(),
};
export const Failed: Story = {
  args: { card: undefined, error: 'Erro ao buscar a ficha do cliente.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao buscar a ficha do cliente.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongContent: Story = {
  args: {
    card: {
      ...CLIENT_CARD,
      empresa: { id: 1, nome: 'Companhia Brasileira de Participações e Empreendimentos'.repeat(2), clienteNovo: true },
      aprovadores: [{ nome: 'Maria'.repeat(20), email: 'maria@aurora.example', alcada: 999_999_999 }],
    },
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Facts: Story = {
  name: 'B-050 the card shows particularities, fees, policy limits, approvers, VIPs, contacts, open requests and balances',
  play: async ({ canvas }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    const rows = (name: string) =>
      part(name)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await expect(part('Particularidades').getByText(/^Assento no corredor/)).toBeVisible();
    await expect(rows('Fees')).toEqual(['AéreoR$ 25,00 a R$ 40,00', 'HotelR$ 30,00']);
    await expect(rows('Limites da política')).toEqual([
      'AéreoR$ 1.800,0014 dias antes · pede aprovação',
      'HotelR$ 450,00alerta',
      'Rodoviáriosem limite de valor1 dia antes · bloqueia',
    ]);
    await expect(rows('Aprovadores')).toEqual(['Beatriz Camargoaté R$ 5.000,00', 'Otávio Reisqualquer valor']);
    await expect(rows('VIP e premium')).toEqual(['Ana Beatriz LimaVIP', 'João SáPremium']);
    await expect(part('Contatos').getByRole('link', { name: 'duda@aurora.example' })).toHaveAttribute('href', 'mailto:duda@aurora.example');
    await expect(rows('Saldos')).toEqual(['LA · Ana Beatriz LimaR$ 640,20até 01/03/2027', 'G3 · João SáUS$ 210,00sem validade']);
    const open = part('7 outras solicitações abertas');
    await expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/relatorio?idSolicitacao=48217',
      '#/relatorio?idSolicitacao=48198',
    ]);
  },
};

export const Apportioned: Story = {
  name: 'Q-042 the projects that share the request are shown when the rule says so, and only then',
  play: async ({ canvas }) => {
    const shares = within(canvas.getByRole('region', { name: 'Rateio por projeto' })).getAllByRole('listitem');
    await expect(shares.map(({ textContent }) => textContent)).toEqual(['Expansão Nordeste60,00%', 'Feira do setor40,00%']);
  },
};
export const NotApportioned: Story = {
  name: 'Q-042 without the rule no share is shown',
  args: { apportioned: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Rateio por projeto' })).toBeNull(),
};
export const LeftOut: Story = {
  name: 'B-050 a part of which nothing is known is left out',
  args: { card: NOTHING, apportioned: false },
  play: async ({ canvas }) => {
    const parts = within(canvas.getByRole('region', { name: 'Ficha do cliente' })).getAllByRole('region');
    await expect(parts.map((part) => part.querySelector('h3')?.textContent)).toEqual([
      'Particularidades',
      'Nenhuma outra solicitação aberta',
    ]);
    await expect(canvas.getByText('Cliente novo')).toBeVisible();
  },
};
