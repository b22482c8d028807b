import { issueChecklist } from '@guiche/domain/checklist';
import { concludeIssuingViolations, concludingOf } from '@guiche/domain/issuing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import { airService, carService, hotelQuote, hotelService, travelRequest } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
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

const NOW = new Date('2026-11-21T12:00:00Z');
const located = (localizador: string | null, behind = localizador) =>
  confirmed.segmentos.map((segment, index) => ({
    ...segment,
    voos: segment.voos.map((flight) => ({ ...flight, cia: 'LA', localizador: index === 0 ? localizador : behind })),
  }));
const ready = { ...confirmed, numeroBilhete: '957 2401118357', validadeReserva: null, segmentos: located('QWERT1') };
/** The same quote with a ticket number that is wrong, a flight without a locator, and a reservation that has ended. */
const open = {
  ...ready,
  numeroBilhete: '95724011183573',
  validadeReserva: '2026-11-20T21:00:00Z',
  segmentos: located('QWERT1', null),
};
const checkedOf = (escolhida: typeof confirmed, valorAprovado = service.valorAprovado) => {
  const chosen = { ...service, valorAprovado, cotacoes: [escolhida], escolhida };
  const checks = issueChecklist({ ...request, servicosAereos: [chosen] }, escolhida, { now: NOW, rule: null });
  return [{ service: chosen, checks }];
};

/** The check lists of a hotel and a car in one place; what they say does not matter. */
const placed = [hotelService(), carService({ cidadeDevolucao: 'Recife, PE' })].map((one) => ({
  service: one,
  checks: checkedOf(ready)[0]?.checks ?? [],
}));

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

export const WithOpenChecks: Story = { args: { checked: checkedOf(open), onGoTo: fn() } };

export const Checklist: Story = {
  name: 'B-031 shows the check list; an open line leads to its field, and concluding with one asks for a reason',
  args: { checked: checkedOf(open), onGoTo: fn() },
  play: async ({ args, userEvent }) => {
    const list = within(await screen.findByRole('region', { name: 'Conferência' }));
    await waitFor(() => expect(list.getByText(/Confere: .*Nomes/)).toBeVisible());
    await expect(list.getByText(/O dígito verificador do bilhete 95724011183573 não confere/)).toBeVisible();
    await expect(list.getByText(/A reserva venceu em 20\/11\/2026 18:00/)).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /Ir ao campo\. Localizador: Falta o localizador/ }));
    const [at, check] = (args.onGoTo as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect([at.id, check.field]).toEqual([service.id, 'segmentos.1.voos.0.localizador']);

    const conclude = screen.getByRole('button', { name: 'Concluir emissão' });
    await userEvent.click(conclude);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const reason = screen.getByRole('textbox', { name: /Por que concluir mesmo assim/ });
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAccessibleDescription(/Diga por que segue mesmo assim/);
    await userEvent.keyboard('  Bilhete conferido na cia. ');
    await expect(reason).not.toHaveAccessibleDescription(/Diga por que conclui/);
    await userEvent.click(conclude);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith('Bilhete conferido na cia.');
  },
};

export const ChecklistOfOnePlace: Story = {
  name: 'of two services in one place the check list says which is the hotel and which the car',
  args: { checked: placed },
  play: async () => {
    const list = within(await screen.findByRole('region', { name: 'Conferência' }));
    const kinds = await list.findAllByRole('heading', { level: 4 });
    await expect(kinds.map(({ textContent }) => textContent)).toEqual(['HotelRecife, PE', 'CarroRecife, PE']);
  },
};

export const ReasonComesBack: Story = {
  name: 'B-031 a reason that was typed before is there when the dialog opens again, and each change of it is told',
  args: { checked: checkedOf(open), defaultReason: 'Bilhete', onReasonChange: fn() },
  play: async ({ args, userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /Por que concluir mesmo assim/ });
    await expect(reason).toHaveValue('Bilhete');
    await userEvent.type(reason, '!');
    await expect(args.onReasonChange).toHaveBeenLastCalledWith('Bilhete!');
    await userEvent.click(screen.getByRole('button', { name: 'Concluir emissão' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Bilhete!');
  },
};

export const NothingOpen: Story = {
  name: 'B-031 a check list without an open line is one line, and no reason is asked for',
  args: { checked: checkedOf(ready, ready.total) },
  play: async ({ args, userEvent }) => {
    const list = within(await screen.findByRole('region', { name: 'Conferência' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(
      list.getByText('Confere: Campos do cliente, Nomes, Localizador, Número do bilhete, Conexões, Teto aprovado, Centro de custo.'),
    ).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Concluir emissão' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith(undefined);
  },
};

export const Summary: Story = {
  name: 'Q-095 shows each chosen quote with what was approved and what it costs, and concludes',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Deseja concluir esta solicitação?' })).toBeVisible());
    const row = screen.getByRole('row', { name: /GRU → REC/ });
    // The route of the service is not said again by its quote.
    await expect(row.textContent.match(/GRU → REC/g)).toEqual(['GRU → REC']);
    const air = within(row);
    await expect(air.getByText('R$ 1.500,00')).toBeVisible();
    await expect(air.getByText('R$ 1.587,54')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Concluir emissão' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const BackToApproval: Story = {
  name: 'says that the request goes back to the client, and its button says so too; no reason is asked for what is not issued',
  args: { goesBack: true, checked: checkedOf(open) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/volta para o cliente aprovar/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Enviar para aprovação' })).toBeVisible();
    await expect(screen.queryByText(/segue para o fechamento/)).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

const unconfirmed = { ...confirmed, dataEmissao: null, emissor: null };
const second = airService({ id: '00000000-0000-4000-8000-0000000000b2', cotacoes: [unconfirmed], escolhida: unconfirmed });
const two = { ...request, servicosAereos: [service, second] };

export const SaysWhichService: Story = {
  name: 'Q-095 of several services the one that holds the conclusion up says so in its row',
  args: { request: two, violations: concludeIssuingViolations(concludingOf('EMISSAO', [service, second])) },
  play: async () => {
    const [first, other] = await screen.findAllByRole('row', { name: /GRU → REC/ });
    await expect(other).toHaveTextContent('Confirme os dados de todas as cotações escolhidas antes de concluir.');
    await expect(first).not.toHaveTextContent('Confirme os dados');
  },
};

const changing = { ...hotelQuote(), statusCotacao: 'EMISSAO_ALTERACAO' as const };
const stay = hotelService({ cotacoes: [changing], escolhida: changing });

export const ConfirmsChange: Story = {
  name: 'Q-095 says that the change of a hotel is confirmed, unless the request goes back',
  args: { request: { ...request, servicosHotel: [stay] } },
  play: async ({ args }) => {
    const row = await screen.findByRole('row', { name: /Concluir confirma a alteração/ });
    await expect(row).toHaveTextContent(stay.cidade ?? '');
    await expect(screen.getAllByText(/Concluir confirma a alteração/)).toHaveLength(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
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
      hoteisEscolhidos: [],
    }),
  },
  play: async ({ args, userEvent }) => {
    const banners = async () => {
      const all = await screen.findAllByText((_text, element) => element?.getAttribute('data-slot') === 'banner');
      return all.map(({ textContent }) => textContent);
    };
    for (const said of [
      /Cotação aguardando fornecedor/,
      /Existem cotações sem moeda definida/,
      /localizador válido/,
      /Confirme os dados de todas as cotações escolhidas/,
    ]) {
      await expect(await banners()).toContainEqual(expect.stringMatching(said));
    }
    await expect(screen.queryByRole('button', { name: /Concluir|Enviar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit beside what was approved',
  args: {
    request: {
      ...request,
      servicosAereos: [{ ...service, valorAprovado: 12345678.9, escolhida: { ...confirmed, total: 12345678.9 } }],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(1);
    await expect(unfitting).toEqual([]);
  },
};

export const RefusedAtLast: Story = {
  name: 'Q-233 Q-308 what is refused after the press has its words in the window, and the focus on the way back',
  render: function Refused(args) {
    const [refused, setRefused] = useState(false);
    const violations = [{ key: 'erro_ao_concluir_emissoes', field: '' }] as const;
    return <ConcludeIssuesDialog {...args} violations={refused ? violations : []} onConfirm={() => setRefused(true)} />;
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    within(dialog).getByRole('button', { name: 'Concluir emissão' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByText('Erro ao concluir emissões.')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Entendi' })).toHaveFocus());
  },
};
