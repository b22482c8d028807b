import { issueChecklist } from '@guiche/domain/checklist';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, travelRequest } from '../../test-support/request-fixtures.ts';
import { IssueCheckDialog } from './issue-check-dialog.tsx';

/** A ticket number that is wrong, and a reservation that has ended. */
const stored = storedRoundTrip();
const escolhida = {
  ...stored,
  segmentos: stored.segmentos.map((segment) => ({ ...segment, voos: segment.voos.map((flight) => ({ ...flight, cia: 'LA' })) })),
  statusCotacao: 'EMISSAO_PENDENTE' as const,
  numeroBilhete: '95724011183573',
  validadeReserva: '2026-11-20T21:00:00Z',
};
const service = airService({ cotacoes: [escolhida], escolhida, idCotacaoEscolhida: escolhida.id });
const request = travelRequest({ status: 'EMISSAO', servicosAereos: [service] });
const checks = issueChecklist(request, escolhida, { now: new Date('2026-11-21T12:00:00Z'), rule: null });

const meta = {
  title: 'Request/IssueCheckDialog',
  component: IssueCheckDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    onReasonChange: fn(),
    checked: { service, checks },
    context: 'Latam · GRU → REC',
  },
} satisfies Meta<typeof IssueCheckDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenLines: Story = { tags: ['picture'] };
export const OnPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'mobile2', isRotated: false } } };

const confirm = () => screen.getByRole('button', { name: 'Emitir mesmo assim' });
const reason = () => screen.getByRole('textbox', { name: /Por que emitir mesmo assim/ });

export const AsksWhy: Story = {
  name: 'B-031 shows what is open before a provider issues, and asks why it is issued all the same',
  play: async ({ args, userEvent }) => {
    const list = within(await screen.findByRole('region', { name: 'Conferência' }));
    await waitFor(() => expect(list.getByText(/O dígito verificador do bilhete 95724011183573 não confere/)).toBeVisible());
    await expect(list.getByText(/A reserva venceu em 20\/11\/2026 18:00/)).toBeVisible();
    // Nothing to lead to was given.
    await expect(list.queryByRole('button')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(reason()).toHaveFocus();
    await expect(reason()).toHaveAccessibleDescription(/Diga por que segue mesmo assim/);
    await userEvent.type(reason(), ' A cia confirmou. ');
    await expect(args.onReasonChange).toHaveBeenLastCalledWith(' A cia confirmou. ');
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith('A cia confirmou.');
  },
};

export const LeadsToTheField: Story = {
  name: 'B-031 an open line leads to its field, and Escape goes back with the reason kept',
  args: { onGoTo: fn(), defaultReason: 'A cia confirmou' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Ir ao campo\. Número do bilhete/ }));
    const [at, check] = (args.onGoTo as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect([at.id, check.field]).toEqual([service.id, 'numeroBilhete']);
    await expect(reason()).toHaveValue('A cia confirmou');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
