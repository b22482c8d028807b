import { concludeQuotingViolations, servicesOf } from '@guiche/domain/requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storedRoundTrip, USD } from '../../test-support/air-quote-fixtures.ts';
import { airService, travelRequest } from '../../test-support/request-fixtures.ts';
import { ConcludeDialog } from './conclude-dialog.tsx';

const waiting = travelRequest({
  servicosAereos: [airService({ cotacoes: [storedRoundTrip({ aguardandoFornecedor: true, moeda: null })] })],
});

const meta: Meta<typeof ConcludeDialog> = {
  title: 'Request/ConcludeDialog',
  component: ConcludeDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    request: travelRequest({ servicosCarro: [], servicosRodoviario: [], servicosOutros: [] }),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
export const Failed: Story = { args: { error: 'Erro ao concluir cotações.' } };
export const WithNotice: Story = { args: { notice: 'Há um rascunho que ainda não foi salvo; ele não segue para o cliente.' } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } }, args: { request: travelRequest() } };

export const Summary: Story = {
  name: 'Q-092 shows what the client gets to see, and confirms',
  args: {
    request: travelRequest({
      servicosAereos: [
        airService({ cotacoes: [storedRoundTrip(), storedRoundTrip({ id: 'x', total: 120, moeda: USD, cotacaoMoeda: 5.4321 })] }),
      ],
      servicosCarro: [],
      servicosRodoviario: [],
      servicosOutros: [],
    }),
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Deseja concluir esta solicitação?' })).toBeVisible());
    const air = within(screen.getByRole('row', { name: /GRU → REC/ }));
    await expect(air.getByText('2')).toBeVisible();
    await expect(air.getByText('R$ 651,85')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Concluir cotação' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const WithoutQuotes: Story = {
  name: 'warns of services without quotes',
  args: { request: travelRequest() },
  play: async () => {
    await waitFor(() => expect(screen.getByText('3 serviços vão ao cliente sem cotação.')).toBeVisible());
    await expect(screen.getAllByText('Sem cotação')).toHaveLength(3);
  },
};

export const Refused: Story = {
  name: 'Q-227 Q-228 says why it cannot be concluded and offers only to go back',
  args: {
    request: waiting,
    violations: concludeQuotingViolations({
      status: 'COTACAO_AGENCIA',
      cotacoes: servicesOf(waiting).flatMap(({ cotacoes }) => [...cotacoes]),
    }),
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/Cotação aguardando fornecedor/)).toBeVisible());
    await expect(screen.getByText(/Existem cotações sem moeda definida/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Concluir cotação' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Pending: Story = {
  name: 'Q-023 concludes once and does not close while it runs',
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Aguarde/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
