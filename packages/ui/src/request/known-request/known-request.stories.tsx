import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { COLLEAGUE, inMinutes, NOW, requestSummary } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { KnownRequest } from './known-request.tsx';

const meta = {
  title: 'Request/KnownRequest',
  component: KnownRequest,
  args: {
    request: requestSummary(0, {
      colaboradores: [{ id: '1', nomeCompleto: 'Ana Beatriz Lima', email: null, vip: false, premium: false }],
      dataVencimentoCotacao: inMinutes(130),
      dataViagem: '2026-12-10',
      responsavel: COLLEAGUE,
      tiposServico: ['HOTEL', 'AEREO'],
    }),
    deadline: 'dataVencimentoCotacao',
    now: NOW,
    onRailOpenChange: fn(),
    back: { href: '#/agencia', label: 'Voltar para a lista' },
  },
} satisfies Meta<typeof KnownRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromARow: Story = {
  name: 'what the row knew stands there while the rest loads; the requester, whom no row knows, is a placeholder',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Solicitação 48210');
    for (const known of [
      'Cotação na agência',
      'em 2 h 10',
      '10/12/2026',
      'Aurora Alimentos',
      'Ana Beatriz Lima',
      'Rafael Teixeira',
      'Aéreo',
      'Hotel',
    ])
      await expect(canvas.getByText(known)).toBeVisible();
    const requester = canvas.getByText('Solicitante').parentElement;
    await expect(requester?.querySelector('[data-slot="skeleton"]')).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Carregando o resto da solicitação');
    await expect(canvas.getByRole('link', { name: 'Voltar para a lista' })).toHaveAttribute('href', '#/agencia');
  },
};
export const RailHidden: Story = { args: { railOpen: false } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const OnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'no placeholder is wider than the screen, 320x700',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hotel')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
