import { concludeIssuingViolations } from '@guiche/domain/issuing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, travelRequest } from '../../test-support/request-fixtures.ts';
import { ConcludeIssuesDialog } from './conclude-issues-dialog.tsx';

const confirmed = storedRoundTrip({
  statusCotacao: 'EMISSAO_PENDENTE',
  dataEmissao: '2026-11-21T11:40:00Z',
  emissor: 'Camila Nogueira Prado',
});
const service = airService({ cotacoes: [confirmed], escolhida: confirmed, idCotacaoEscolhida: confirmed.id, valorAprovado: 1500 });
const request = travelRequest({
  status: 'EMISSAO',
  servicosAereos: [service],
  servicosCarro: [],
  servicosRodoviario: [],
  servicosOutros: [],
});

const meta: Meta<typeof ConcludeIssuesDialog> = {
  title: 'Request/ConcludeIssuesDialog',
  component: ConcludeIssuesDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), request },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {};
export const GoesBack: Story = { args: { goesBack: true } };
export const WithDrafts: Story = { args: { drafts: 2 } };
export const Failed: Story = { args: { error: 'Erro ao concluir emissões.' } };
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { request: travelRequest({ status: 'EMISSAO' }) },
};

export const Summary: Story = {
  name: 'Q-095 shows each chosen quote with what was approved and what it costs, and concludes',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Deseja concluir esta solicitação?' })).toBeVisible());
    const air = within(screen.getByRole('row', { name: /GRU → REC/ }));
    await expect(air.getByText('R$ 1.500,00')).toBeVisible();
    await expect(air.getByText('R$ 1.587,54')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Concluir emissão' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const BackToApproval: Story = {
  name: 'says that the request goes back to the client, and its button says so too',
  args: { goesBack: true },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/volta para o cliente aprovar/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Enviar para aprovação' })).toBeVisible();
    await expect(screen.queryByText(/segue para o fechamento/)).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Q-227 Q-228 Q-229 says why it cannot be concluded and offers only to go back',
  args: {
    violations: concludeIssuingViolations({
      status: 'EMISSAO',
      cotacoes: [{ aguardandoFornecedor: true, moeda: null }],
      escolhidas: [{ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: null }],
      aereosEscolhidos: [
        storedRoundTrip({
          segmentos: confirmed.segmentos.map((one) => ({ ...one, voos: one.voos.map((flight) => ({ ...flight, localizador: null })) })),
        }),
      ],
    }),
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/Cotação aguardando fornecedor/)).toBeVisible());
    await expect(screen.getByText(/Existem cotações sem moeda definida/)).toBeVisible();
    await expect(screen.getByText(/localizador válido/)).toBeVisible();
    await expect(screen.getByText(/Confirme os dados de todas as cotações escolhidas/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Concluir|Enviar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
