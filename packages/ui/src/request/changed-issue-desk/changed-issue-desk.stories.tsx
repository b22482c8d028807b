import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, hotelService, inMinutes, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { ChangedIssueDesk } from './index.ts';

const changed = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-20T12:00:00Z', valorAlteradoEmissao: true });
const flight = airService({ cotacoes: [changed], escolhida: changed, idCotacaoEscolhida: changed.id, valorAprovado: 1500 });
const [stay] = hotelService().cotacoes;
const hotel = hotelService({
  escolhida: stay ? { ...stay, statusCotacao: 'EMISSAO_ALTERACAO' } : null,
  observacao: 'Uma noite a mais, até dia 15.',
});
const services = { servicosCarro: [], servicosRodoviario: [], servicosOutros: [] };
const waiting = travelRequest({
  status: 'APROVACAO_ALTERACAO',
  statusCotacaoViagem: 'EMISSAO_ALTERACAO',
  dataVencimentoEmissao: inMinutes(130),
  servicosAereos: [flight],
  servicosHotel: [hotelService()],
  ...services,
});
const inChange = travelRequest({
  status: 'EMISSAO_ALTERACAO',
  statusCotacaoViagem: 'EMISSAO_ALTERACAO',
  dataVencimentoEmissao: inMinutes(-40),
  servicosAereos: [],
  servicosHotel: [hotel],
  ...services,
});

const meta: Meta<typeof ChangedIssueDesk> = {
  title: 'Request/ChangedIssueDesk',
  component: ChangedIssueDesk,
  args: {
    request: waiting,
    services: [flight],
    approver: 'Helena Prado',
    now: NOW,
    backHref: '#/agenciaAlteracao',
    requestHref: '#/relatorio?idSolicitacao=48210',
    onApprove: fn(),
    onReject: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const InChange: Story = {
  args: { request: inChange, services: [hotel], onApprove: undefined, onReject: undefined, onSendForChange: fn() },
  tags: ['picture'],
};
export const Ended: Story = {
  args: { request: { ...inChange, status: 'CANCELADA' }, services: [hotel], onApprove: undefined, onReject: undefined },
};
export const NothingInChange: Story = {
  args: { request: inChange, services: [], onApprove: undefined, onReject: undefined, requestHref: undefined },
};
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Decides: Story = {
  name: 'what waits for approval shows old and new side by side, names the approver, and can be approved or rejected',
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole('region', { name: 'A aprovar' }));
    await expect(group.getByText('R$ 1.500,00')).toBeVisible();
    await expect(group.getByText('R$ 1.587,54')).toBeVisible();
    await expect(canvas.getByText('Helena Prado')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Outros serviços' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reprovar' }));
    await expect(args.onReject).toHaveBeenCalledTimes(1);
  },
};

export const OffersOnlyWhatIsPossible: Story = {
  name: 'while nothing waits for approval neither approving nor rejecting is offered',
  ...NothingInChange,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Nenhum serviço em alteração.')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/agenciaAlteracao');
  },
};
