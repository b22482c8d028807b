import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { BUS_SERVICE, BUS_STATIONS, newTrip, storedTrip } from '../../test-support/bus-quote-fixtures.ts';
import {
  choice,
  dialog,
  expectLinesCut,
  expectNoFieldBehindFooter,
  field,
  quoteOptions,
  quoteWindowArgs,
  save,
  total,
  type,
} from '../../test-support/quote-window.ts';
import { expectReadOnly } from '../../test-support/read-only.ts';
import { onScreen } from '../../test-support/screens.ts';
import { BusQuoteModal } from './bus-quote-modal.tsx';

const meta = {
  title: 'Modals/BusQuoteModal',
  component: BusQuoteModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    ...quoteWindowArgs,
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · São Paulo → Campinas · 10/12',
    value: storedTrip(),
    options: quoteOptions(['ClickBus', 'Quero Passagem'], ['DIRETO', 'CLICKBUS']),
    service: BUS_SERVICE,
    sources: { searchStations: async (term) => BUS_STATIONS.filter(({ nome }) => nome.toLowerCase().includes(term.toLowerCase())) },
    now: () => new Date('2026-11-21T13:00:00Z'),
  },
} satisfies Meta<typeof BusQuoteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {};
export const New: Story = { args: { value: newTrip() } };
export const Loading: Story = { args: { value: undefined, options: undefined } };
export const Failed: Story = { args: { value: undefined, options: undefined, onRetry: fn() } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const InHistory: Story = {
  name: 'Q-007 in the history the quote is only read, which a notice says: no field, choice, button or key changes it',
  args: { readOnly: true, readOnlyReason: 'Histórico: somente leitura' },
  play: async ({ args }) => {
    await expect(await screen.findByText('Histórico: somente leitura')).toBeVisible();
    await expectReadOnly(args.onSubmit);
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
};
export const ForeignCurrency: Story = { args: { value: storedTrip({ moeda: USD, cotacaoMoeda: 5.4321 }) } };
export const DraftRestored: Story = {
  args: { draft: storedTrip({ tarifa: 199 }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Rascunho recuperado/)).toBeVisible());
    await waitFor(() => expect(field('Tarifa')).toHaveValue('199,00'));
  },
};

export const EveryField: Story = {
  name: 'every field of a bus quote in quote mode is there, and the actions get what was typed',
  args: { actions: { onShowCard: fn(), onShowAttachments: fn() } },
  play: async ({ args }) => {
    for (const name of ['Viação', 'Partida', 'Chegada', 'Tarifa', 'Taxas', 'Taxa extra', '% da tarifa', 'Fee', 'DU/RAV', 'ISS', 'Markup'])
      await expect(field(name)).toBeVisible();
    for (const name of [
      'Rodoviária de partida',
      'Rodoviária de chegada',
      'Moeda',
      'Consolidadora',
      'Intermediador',
      'Fornecedor do serviço',
      'Tipo de pagamento',
    ])
      await expect(choice(name)).toBeVisible();
    const classes = within(choice('Classe')).getAllByRole('option');
    await expect(classes.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Convencional',
      'Executivo',
      'Leito',
      'Leito-cama',
      'Semileito',
    ]);
    await type('Viação', 'Expresso do Sul');
    await userEvent.click(dialog().getByRole('button', { name: 'Cartão' }));
    await expect(args.actions?.onShowCard).toHaveBeenCalledWith(expect.objectContaining({ nomeCia: 'Expresso do Sul' }), expect.anything());
    await userEvent.click(dialog().getByRole('button', { name: 'Anexos' }));
    await expect(args.actions?.onShowAttachments).toHaveBeenCalledWith(expect.objectContaining({ nomeCia: 'Expresso do Sul' }));
  },
};

export const Issuing: Story = { args: { mode: 'issue', value: storedTrip({ statusCotacao: 'EMISSAO_PENDENTE' }) } };

export const TooLong: Story = {
  name: 'no more is typed into a line than the quote holds, and a pasted text that is cut says so',
  args: { mode: 'issue', value: storedTrip({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async () => {
    await expectLinesCut(['Localizador', 'Número do bilhete', 'Emissor', 'Viação', 'Rodoviária de partida', 'Rodoviária de chegada']);
  },
};

export const InIssueMode: Story = {
  name: 'Q-047 in issue mode locator, ticket, date and issuer stand above the trip, and the work begins there; in quote mode they are absent',
  args: { mode: 'issue', value: storedTrip({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Localizador')).toHaveFocus());
    for (const name of ['Número do bilhete', 'Data de emissão', 'Emissor', 'Viação', 'Partida', 'Chegada', 'Tarifa'])
      await expect(field(name)).toBeVisible();
    for (const name of ['Classe', 'Rodoviária de partida', 'Rodoviária de chegada', 'Fornecedor do serviço', 'Tipo de pagamento', 'Moeda'])
      await expect(dialog().getByRole('combobox', { name })).toBeVisible();
    await type('Localizador', 'R8812');
    await type('Emissor', 'Camila Nogueira Prado');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ localizador: 'R8812', emissor: 'Camila Nogueira Prado' })),
    );
  },
};
export const TicketAsTyped: Story = {
  name: 'Q-047 Q-221 the number of a coach ticket is taken as it is typed, and saved without its spaces',
  args: { mode: 'issue', value: storedTrip({ statusCotacao: 'EMISSAO_PENDENTE', numeroBilhete: '998877' }) },
  play: async ({ args }) => {
    await expect(field('Número do bilhete')).toHaveValue('998877');
    await type('Número do bilhete', 'BR-4471/22 A');
    await expect(field('Número do bilhete')).toHaveValue('BR-4471/22 A');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ numeroBilhete: 'BR-4471/22A' })));
  },
};
export const NotIssuing: Story = {
  name: 'in quote mode nothing of the issue is asked',
  play: async () => {
    await expect(dialog().queryByRole('textbox', { name: 'Localizador' })).toBeNull();
    await expect(dialog().queryByRole('textbox', { name: 'Emissor' })).toBeNull();
  },
};

export const QuotedByKeyboard: Story = {
  name: 'Q-116 Q-117 a bus is quoted by keyboard alone: its day is known, and the total follows every amount',
  args: { value: newTrip() },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Viação')).toHaveFocus());
    await userEvent.keyboard('Cometa');
    await userEvent.selectOptions(choice('Classe'), 'LEITO_CAMA');
    await expect(field('Partida')).toHaveValue('10/12/2026');
    await userEvent.type(field('Partida'), '2230');
    await type('Chegada', '111220260610');
    await type('Tarifa', '123450');
    await type('Taxas', '8990');
    await type('Taxa extra', '3000');
    await type('Fee', '4500');
    await type('ISS', '2469');
    await type('DU/RAV', '4000');
    await type('Markup', '12345');
    await expect(total()).toHaveTextContent('R$ 1.587,54');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          nomeCia: 'Cometa',
          classe: 'LEITO_CAMA',
          dataPartida: '2026-12-10T22:30',
          dataChegada: '2026-12-11T06:10',
          tarifaTotal: 1357.95,
          total: 1587.54,
          markup: 123.45,
        }),
      ),
    );
  },
};

export const Stations: Story = {
  name: 'S-170 the stations of the asked cities are listed at once, others by typing; one that is not found is kept as typed',
  args: { value: newTrip() },
  play: async ({ args }) => {
    const departure = choice('Rodoviária de partida');
    await userEvent.click(departure);
    const listed = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(listed.map(({ textContent }) => textContent)).toEqual(['São Paulo, SP (Tietê)', 'São Paulo, SP (Barra Funda)']);
    await userEvent.type(departure, 'barra');
    await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(departure).toHaveValue('São Paulo, SP (Barra Funda)'));
    await userEvent.type(choice('Rodoviária de chegada'), ' Posto da rodovia, km 92 ');
    await type('Partida', '101220262230');
    await type('Tarifa', '10000');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ rodoviariaPartida: 'São Paulo, SP (Barra Funda)', rodoviariaChegada: 'Posto da rodovia, km 92' }),
      ),
    );
  },
};

export const NoMoment: Story = {
  name: 'a day without its time, and a day that does not exist, are refused at their field with the text left standing',
  args: { value: newTrip() },
  play: async ({ args }) => {
    await type('Chegada', '310220271000');
    await save();
    for (const [name, text, refusal] of [
      ['Partida', '10/12/2026', 'Informe a hora.'],
      ['Chegada', '31/02/2027 10:00', 'Data inválida'],
    ] as const) {
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(refusal));
      await expect(field(name)).toHaveValue(text);
    }
    await expect(field('Tarifa')).toHaveAccessibleDescription(/Informe a tarifa/);
    await expect(dialog().getByRole('button', { name: '3 campos a corrigir' })).toBeVisible();
    await waitFor(() => expect(field('Partida')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const BackwardTrip: Story = {
  name: 'Q-321 a bus that arrives before it departs is refused at its arrival, and a later arrival is saved',
  play: async ({ args }) => {
    await type('Chegada', '101220260610');
    await save();
    await waitFor(() => expect(field('Chegada')).toHaveAccessibleDescription(/A chegada não pode ser anterior à partida\./));
    await waitFor(() => expect(field('Chegada')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await type('Chegada', '111220260700');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ dataChegada: '2026-12-11T07:00' })));
  },
};

export const UnusualAmount: Story = {
  name: 'an amount that is far from the stored one is asked about, and going back leads to it',
  play: async ({ args }) => {
    await type('Tarifa', '1784000');
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Estes valores estão certos?' });
    await expect(question).toHaveTextContent('Tarifa: de R$ 178,40 para R$ 17.840,00');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const MoneyLocked: Story = {
  name: 'Q-018 locked money is read-only, and the trip can be changed',
  args: { moneyLocked: true },
  play: async ({ args }) => {
    for (const name of ['Tarifa', 'Taxas', 'Fee', 'Markup']) await expect(field(name)).toHaveAttribute('readonly');
    await type('Viação', 'Expresso do Sul');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ nomeCia: 'Expresso do Sul', tarifa: 178.4 })));
  },
};

export const Refused: Story = {
  name: 'Q-312 what the server refuses is told at its field in a folded section, and the modal keeps all that was typed',
  args: { onSubmit: fn(async () => [{ key: 'data_invalida', field: 'dataPartida' } as const]) },
  play: async () => {
    await type('Tarifa', '20000');
    const section = dialog().getByRole('button', { name: /Viagem/ });
    await userEvent.click(section);
    await expect(section).toHaveTextContent('Viação Cometa · 10/12/2026 22:30');
    await save();
    await waitFor(() => expect(field('Partida')).toHaveAccessibleDescription(/Data inválida/));
    await waitFor(() => expect(field('Partida')).toHaveFocus());
    await expect(field('Tarifa')).toHaveValue('200,00');
  },
};

export const Focus: Story = {
  name: 'the focus starts on the fare of a stored quote, selected; each change is handed out as a draft',
  play: async ({ args }) => {
    await waitFor(() => expect(field('Tarifa')).toHaveFocus());
    await userEvent.keyboard('20000');
    await expect(field('Tarifa')).toHaveValue('200,00');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ tarifa: 200 })));
  },
};

export const NothingToChange: Story = {
  name: 'read-only every field shows its value and none can be changed, and nothing is saved',
  args: { readOnly: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Cotação de ônibus' })).toBeVisible();
    for (const each of dialog().getAllByRole('textbox')) await expect(each).toHaveAttribute('readonly');
    for (const name of ['Classe', 'Consolidadora', 'Fornecedor do serviço'])
      await expect(choice(name)).toHaveAttribute('aria-readonly', 'true');
    await expect(choice('Moeda')).toHaveAttribute('aria-readonly', 'true');
    await expect(choice('Moeda')).toBeEnabled();
    await expect(dialog().queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone a stored quote opens at its top, and nothing is wider than the screen',
  play: async () => {
    const body = document.querySelector('[data-slot="dialog-body"]') as HTMLElement;
    await waitFor(() => expect(field('Viação')).toHaveFocus());
    await expect(body.scrollTop).toBe(0);
    await expect(body.scrollWidth).toBe(body.clientWidth);
  },
};

export const FooterCoversNothing: Story = {
  ...onScreen('desk'),
  name: 'no field that Tab reaches stands behind the footer',
  play: expectNoFieldBehindFooter,
};
