import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, travelRequest } from '../../test-support/request-fixtures.ts';
import { VoucherDialog } from './index.ts';

const traveller = (id: string, nomeCompleto: string, email: string | null, vip = false) => ({
  id,
  nomeCompleto,
  email,
  vip,
  premium: false,
});
const ana = traveller('ana', 'Ana Beatriz Lima', 'ana.lima@aurora.example', true);
const joao = traveller('joao', 'João Sá', 'joao.sa@aurora.example');
const noAddress = traveller('marina', 'Marina Duarte Figueiredo', null);
const noIssue = traveller('caio', 'Caio Brandão', 'caio@aurora.example');

const issued = storedRoundTrip({ statusCotacao: 'EMISSAO_FINALIZADA', dataEmissao: '2026-11-20T12:00:00Z' });
const request = travelRequest({
  status: 'FECHAMENTO',
  colaboradores: [noIssue, ana, joao, noAddress],
  servicosAereos: [airService({ escolhida: issued, cotacoes: [issued], idCotacaoEscolhida: issued.id, viajantes: [ana, joao, noAddress] })],
  servicosHotel: [],
  servicosCarro: [],
  servicosRodoviario: [],
  servicosOutros: [],
});

const meta = {
  title: 'Request/VoucherDialog',
  component: VoucherDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  args: { open: true, onOpenChange: fn(), onSend: fn(), request },
} satisfies Meta<typeof VoucherDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { tags: ['picture'] };
export const NobodyCan: Story = { args: { request: { ...request, colaboradores: [noIssue, noAddress] } } };
export const Failed: Story = { args: { error: 'Falha ao enviar o voucher.' } };
export const Pending: Story = { args: { pending: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Chooses: Story = {
  name: 'Q-236 the traveller is chosen among those for whom something was issued; of the others it is said why not',
  play: async ({ args, userEvent }) => {
    const first = await screen.findByRole('radio', { name: /Ana Beatriz Lima/ });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeChecked();
    await expect(screen.getByRole('radio', { name: /Caio Brandão/ })).toBeDisabled();
    await expect(screen.getByText('Nada foi emitido para Caio Brandão nesta solicitação.')).toBeVisible();
    await expect(screen.getByRole('radio', { name: /Marina/ })).toBeDisabled();
    await expect(screen.getByText('Marina Duarte Figueiredo não tem e-mail cadastrado.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /João Sá/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith(joao);
  },
};

export const SendsOnce: Story = {
  name: 'while a voucher is on its way it is not sent again, and the dialog stays',
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('radio', { name: /Ana/ });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
