import { STATUS_COTACAO, type StatusCotacao } from '@guiche/domain/enums';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FineSection } from '../../quote/fine-section/index.ts';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { CAR_CITIES, CAR_PLACES, CAR_SERVICE, newRental, RENTAL_COMPANIES, storedRental } from '../../test-support/car-quote-fixtures.ts';
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
import { CarQuoteModal } from './car-quote-modal.tsx';
import type { CarQuoteModalProps } from './car-quote-modal-props.ts';

const NOW = new Date('2026-11-21T13:00:00Z');

const named = (places: readonly { readonly id: string; readonly nome: string }[], term: string) =>
  places.filter(({ nome }) => nome.toLowerCase().includes(term.trim().toLowerCase()));
const sources: CarQuoteModalProps['sources'] = {
  listRentalCompanies: async () => RENTAL_COMPANIES,
  searchCities: async (term) => named(CAR_CITIES, term),
  searchPlaces: fn(async (term: string, _signal: AbortSignal, _city: string | null) => named(CAR_PLACES, term)),
};

const meta = {
  title: 'Modals/CarQuoteModal',
  component: CarQuoteModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    ...quoteWindowArgs,
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 10:00 a 12/12 16:00',
    value: storedRental(),
    options: quoteOptions(['Localiza Rent a Car', 'Movida Locação'], ['DIRETO', 'TREND']),
    sources,
    service: CAR_SERVICE,
    now: () => NOW,
  },
} satisfies Meta<typeof CarQuoteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = (onSubmit: CarQuoteModalProps['onSubmit'], quote: object) =>
  waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining(quote)));

export const Stored: Story = {};
export const New: Story = { args: { value: newRental() } };
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
export const ForeignCurrency: Story = { args: { value: storedRental({ moeda: USD, cotacaoMoeda: 5.4321 }) } };
export const OtherDates: Story = {
  tags: ['picture'],
  args: { value: storedRental({ dataDevolucao: '2026-12-13', quantidadeDiarias: 3.25, tarifa: 487.5 }) },
};
export const WithSupplier: Story = { args: { temFornecedorExterno: true, value: storedRental({ localDevolucao: null }) } };
export const DraftRestored: Story = {
  args: { draft: storedRental({ valorDiaria: 180, tarifa: 405 }) },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Rascunho recuperado/)).toBeVisible());
    await waitFor(() => expect(field('Tarifa')).toHaveValue('405,00'));
  },
};

export const EveryField: Story = {
  name: 'Q-049 every field of a car quote is there, on a cancellation the fine with its option as well, and the actions get what was typed',
  args: {
    actions: { onShowCard: fn(), onShowAttachments: fn() },
    cancellation: <FineSection kind="CARRO" quote={storedRental()} now={NOW} onConfirm={fn()} />,
  },
  play: async ({ args }) => {
    const fine = within(dialog().getByRole('region', { name: 'Cancelamento' }));
    await expect(fine.getByRole('textbox', { name: 'Multa' })).toBeVisible();
    await expect(fine.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Estorno',
      'Reembolso',
      'Sem saldo',
    ]);
    for (const name of ['Modelo', 'Transmissão', 'Retirada', 'Devolução', 'Diárias', 'Valor da diária', 'Tarifa'])
      await expect(field(name)).toBeVisible();
    for (const name of ['Taxas', 'Taxa extra', '% da tarifa', 'Fee', 'DU/RAV', 'ISS', 'Markup']) await expect(field(name)).toBeVisible();
    for (const name of ['Locadora', 'Categoria', 'Cidade de retirada', 'Local de retirada', 'Cidade de devolução', 'Local de devolução'])
      await expect(choice(name)).toBeVisible();
    for (const name of ['Moeda', 'Consolidadora', 'Intermediador', 'Tipo de pagamento']) await expect(choice(name)).toBeVisible();
    await expect(dialog().getByRole('checkbox', { name: 'Ar-condicionado' })).toBeChecked();
    await expect(dialog().getByRole('img', { name: 'Logotipo da locadora Localiza' })).toBeVisible();
    await type('Modelo', 'Argo 1.3');
    await userEvent.click(dialog().getByRole('button', { name: 'Cartão' }));
    await expect(args.actions?.onShowCard).toHaveBeenCalledWith(expect.objectContaining({ nomeModelo: 'Argo 1.3' }), expect.anything());
    await userEvent.click(dialog().getByRole('button', { name: 'Anexos' }));
    await expect(args.actions?.onShowAttachments).toHaveBeenCalledWith(expect.objectContaining({ nomeModelo: 'Argo 1.3' }));
  },
};

export const Issuing: Story = { args: { mode: 'issue', value: storedRental({ statusCotacao: 'EMISSAO_PENDENTE' }) } };

export const TooLong: Story = {
  name: 'no more is typed into a line than the quote holds, and a pasted text that is cut says so',
  args: { mode: 'issue', value: storedRental({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async () => {
    await expectLinesCut([
      'Localizador',
      'Emissor',
      'Modelo',
      'Transmissão',
      'Cidade de retirada',
      'Local de retirada',
      'Cidade de devolução',
      'Local de devolução',
    ]);
  },
};

export const InIssueMode: Story = {
  name: 'in issue mode locator, date and issuer stand above the rental, and the work begins there',
  args: { mode: 'issue', value: storedRental({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Localizador')).toHaveFocus());
    await type('Localizador', 'LOC-7731');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ localizador: 'LOC-7731' })));
  },
};

export const BeginsAtTheCard: Story = {
  name: 'B-031 a virtual card that is missing is made at the button of the card, where the window begins',
  args: {
    mode: 'issue',
    value: storedRental({ statusCotacao: 'EMISSAO_PENDENTE' }),
    actions: { onShowCard: fn(), onShowAttachments: fn() },
    startAt: 'solicitacaoVcn',
  },
  play: async ({ args }) => {
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Cartão' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.actions?.onShowCard).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const cancelled = storedRental({ statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE', dataEmissao: '2026-11-18T14:00:00.000Z' });
const confirmed = fn();
export const ToCancel: Story = {
  tags: ['picture'],
  args: {
    readOnly: true,
    value: cancelled,
    cancellation: <FineSection kind="CARRO" quote={cancelled} now={NOW} onConfirm={confirmed} />,
  },
};

export const CancelsInside: Story = {
  name: 'Q-049 Q-151 Q-153 B-033 a rental that is only read is cancelled in its window: the fine, refused above the total, gives the option and the refund',
  args: ToCancel.args ?? {},
  play: async ({ args }) => {
    const section = within(dialog().getByRole('region', { name: 'Cancelamento' }));
    const fine = section.getByRole('textbox', { name: 'Multa' });
    const confirm = section.getByRole('button', { name: 'Cancelar emissão' });
    await userEvent.type(fine, '99999999');
    await userEvent.click(confirm);
    await waitFor(() => expect(fine).toHaveAccessibleDescription(/não pode ser maior que o total/));
    await expect(confirmed).not.toHaveBeenCalled();
    await userEvent.clear(fine);
    await userEvent.type(fine, '0');
    await expect(section.getByRole('radio', { name: 'Estorno' })).toBeChecked();
    await expect(section.getByRole('status')).toHaveTextContent(/Cliente recebe/);
    await userEvent.keyboard('{Enter}');
    await expect(confirmed).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(confirmed).toHaveBeenCalledWith({ multa: 0, opcaoSaldo: 'ESTORNO' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CancelsFirst: Story = {
  name: 'Q-049 the window of a rental that is cancelled begins at its fine, as that of any other kind: the card and the attachments come after it',
  args: { ...ToCancel.args, actions: { onShowCard: fn(), onShowAttachments: fn() } },
  play: async () => {
    const section = within(dialog().getByRole('region', { name: 'Cancelamento' }));
    await waitFor(() => expect(section.getByRole('textbox', { name: 'Multa' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(section.getByRole('button', { name: 'Cancelar emissão' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog().getByRole('button', { name: 'Cartão' })).toHaveFocus();
  },
};

export const DaysFromTimes: Story = {
  name: 'Q-125 Q-126 pickup and return count the days, and days and rate give the fare, whichever is changed',
  args: { value: newRental() },
  play: async ({ args }) => {
    await expect(field('Diárias')).toHaveValue('2,25');
    await type('Valor da diária', '15000');
    await expect(field('Tarifa')).toHaveValue('337,50');
    await type('Devolução', '131220261000');
    await waitFor(() => expect(field('Diárias')).toHaveValue('3,00'));
    await expect(field('Tarifa')).toHaveValue('450,00');
    await type('Retirada', '091220261000');
    await waitFor(() => expect(field('Diárias')).toHaveValue('4,00'));
    await expect(field('Tarifa')).toHaveValue('600,00');
    // The day alone is no moment yet: what was counted stays.
    await type('Devolução', '09122026');
    await expect(field('Diárias')).toHaveValue('4,00');
    await userEvent.type(field('Devolução'), '1600');
    // Six hours of one day count as one.
    await waitFor(() => expect(field('Diárias')).toHaveValue('1,00'));
    await expect(field('Tarifa')).toHaveValue('150,00');
    // The fee of the credential is 35.00 for each of two travellers.
    await expect(total()).toHaveTextContent('R$ 220,00');
    await type('Justificativa da alteração de datas', 'Voo remarcado');
    await save();
    await saved(args.onSubmit, {
      quantidadeDiarias: 1,
      valorDiaria: 150,
      tarifa: 150,
      dataDevolucao: '2026-12-09',
      horaDevolucao: '16:00',
    });
  },
};

export const DaysTyped: Story = {
  name: 'Q-126 days that are typed over the count give the fare and stay; the same times count nothing anew',
  play: async ({ args }) => {
    await type('Diárias', '2,5');
    await expect(field('Tarifa')).toHaveValue('375,00');
    await type('Devolução', '121220261600');
    await userEvent.tab();
    await expect(field('Diárias')).toHaveValue('2,50');
    await expect(screen.getByText('× 2,50 diárias')).toBeVisible();
    await save();
    await saved(args.onSubmit, { quantidadeDiarias: 2.5, tarifa: 375 });
  },
};

export const CountsDays: Story = {
  name: 'days are counted beside the rate as a person says them',
  play: async () => {
    await type('Diárias', '1');
    await waitFor(() => expect(screen.getByText('× 1 diária')).toBeVisible());
    await type('Diárias', '3');
    await waitFor(() => expect(screen.getByText('× 3 diárias')).toBeVisible());
  },
};

export const DaysOutOfRange: Story = {
  name: 'Q-125 fewer days than one, or more than 9,999, are told at their field, and nothing is sent',
  play: async ({ args }) => {
    await type('Diárias', '0,5');
    await save();
    await waitFor(() => expect(field('Diárias')).toHaveAccessibleDescription(/Informe um número de diárias de 1 a 9\.999/));
    await type('Diárias', '10000');
    await save();
    await waitFor(() => expect(field('Diárias')).toHaveAccessibleDescription(/Informe um número de diárias de 1 a 9\.999/));
    await expect(field('Diárias')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RateFromFare: Story = {
  name: 'Q-127 a typed fare gives the rate per day; without days it stays, whatever days come later',
  args: { value: newRental() },
  play: async ({ args }) => {
    await type('Tarifa', '33750');
    await expect(field('Valor da diária')).toHaveValue('150,00');
    await type('Tarifa', '10000');
    await expect(field('Valor da diária')).toHaveValue('44,44');
    await userEvent.clear(field('Diárias'));
    await type('Tarifa', '30000');
    await expect(field('Valor da diária')).toHaveValue('');
    await type('Diárias', '3');
    await expect(field('Tarifa')).toHaveValue('300,00');
    await save();
    await saved(args.onSubmit, { tarifa: 300, quantidadeDiarias: 3, total: 370 });
  },
};

export const PickupInThePast: Story = {
  name: 'Q-216 of a pickup before now the field says why when it is left; it stays as typed, and is not saved',
  play: async ({ args }) => {
    // Ten o'clock in Brasília.
    await type('Retirada', '211120260959');
    await expect(field('Retirada')).toHaveValue('21/11/2026 09:59');
    await userEvent.tab();
    await waitFor(() => expect(field('Retirada')).toHaveAccessibleDescription(/A data de retirada tem que ser posterior à data atual/));
    await expect(field('Retirada')).toHaveValue('21/11/2026 09:59');
    // What cannot be has counted nothing.
    await expect(field('Diárias')).toHaveValue('2,25');
    await expect(field('Tarifa')).toHaveValue('337,50');
    await type('Retirada', '211120261000');
    await userEvent.tab();
    await expect(field('Retirada')).toHaveValue('21/11/2026 10:00');
    await expect(field('Retirada')).not.toHaveAccessibleDescription(/posterior/);
    // Saved from the field itself, and from elsewhere, it is refused there, with the text left standing.
    await type('Retirada', '211120260959');
    for (const leave of ['', '{Tab}']) {
      await userEvent.keyboard(`${leave}{Control>}{Enter}{/Control}`);
      await waitFor(() => expect(field('Retirada')).toHaveFocus());
      await expect(field('Retirada')).toHaveAccessibleDescription(/A data de retirada tem que ser posterior à data atual/);
      await expect(field('Retirada')).toHaveValue('21/11/2026 09:59');
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Retroactive: Story = {
  name: 'Q-216 a rental bought before it was requested may be picked up in the past, from 1900 on',
  args: { service: { ...CAR_SERVICE, retroativo: true }, value: storedRental({ justificativaDataAlterada: 'Comprado pelo viajante' }) },
  play: async ({ args }) => {
    await type('Retirada', '311218992359');
    await userEvent.tab();
    await waitFor(() => expect(field('Retirada')).toHaveAccessibleDescription(/A data de retirada tem que ser posterior à data atual/));
    await type('Retirada', '211120260900');
    await userEvent.tab();
    await expect(field('Retirada')).toHaveValue('21/11/2026 09:00');
    await save();
    await saved(args.onSubmit, { dataRetirada: '2026-11-21', horaRetirada: '09:00' });
  },
};

export const PickupBehindReturn: Story = {
  name: 'Q-217 of a pickup that is not before the return the field says why, until the return is moved behind it',
  play: async () => {
    for (const [typed, shown] of [
      ['121220261600', '12/12/2026 16:00'],
      ['131220261000', '13/12/2026 10:00'],
    ] as const) {
      await type('Retirada', typed);
      await userEvent.tab();
      await waitFor(() =>
        expect(field('Retirada')).toHaveAccessibleDescription(/A data de retirada deve ser anterior à data de devolução/),
      );
      await expect(field('Retirada')).toHaveValue(shown);
    }
    // Both are moved, the pickup first.
    await type('Devolução', '151220261000');
    await userEvent.tab();
    await expect(field('Retirada')).not.toHaveAccessibleDescription(/anterior/);
    await expect(field('Diárias')).toHaveValue('2,00');
    await type('Retirada', '151220260959');
    await userEvent.tab();
    await expect(field('Retirada')).toHaveValue('15/12/2026 09:59');
    await expect(field('Retirada')).not.toHaveAccessibleDescription(/anterior/);
  },
};

export const ReturnBeforePickup: Story = {
  name: 'Q-218 of a return before the pickup the field says why when it is left, and it stays as typed; at the same moment it is accepted, and saved',
  args: { value: storedRental({ justificativaDataAlterada: 'Só a troca do carro' }) },
  play: async ({ args }) => {
    await type('Devolução', '101220260959');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Devolução')).toHaveAccessibleDescription(/A data de devolução não pode ser anterior à data de retirada/),
    );
    await expect(field('Devolução')).toHaveValue('10/12/2026 09:59');
    await type('Devolução', '101220261000');
    await userEvent.tab();
    await expect(field('Devolução')).toHaveValue('10/12/2026 10:00');
    await expect(field('Diárias')).toHaveValue('1,00');
    await save();
    await saved(args.onSubmit, { dataDevolucao: '2026-12-10', horaDevolucao: '10:00', quantidadeDiarias: 1 });
  },
};

export const NoMoment: Story = {
  name: 'a day that does not exist, and a day without its time, are refused at their field with the text left standing',
  play: async ({ args }) => {
    await type('Retirada', '310220271000');
    await type('Devolução', '13122026');
    await save();
    await waitFor(() => expect(field('Retirada')).toHaveAccessibleDescription(/Data inválida/));
    await expect(field('Retirada')).toHaveValue('31/02/2027 10:00');
    await expect(field('Devolução')).toHaveAccessibleDescription('Informe a hora.');
    await expect(dialog().getByRole('button', { name: '2 campos a corrigir' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Justification: Story = {
  name: 'Q-219 Q-061 other dates than requested ask for the reason before saving; a blank or long one is refused, and going back sends nothing',
  args: { value: storedRental({ horaDevolucao: '18:00' }) },
  play: async ({ args }) => {
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Por que as datas são outras?' }));
    await expect(question.getByText('Pedido: 10/12/2026 10:00 a 12/12/2026 16:00')).toBeVisible();
    await expect(await question.findByText('Cotado: 10/12/2026 10:00 a 12/12/2026 18:00')).toBeVisible();
    const reason = question.getByRole('textbox');
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, '   ');
    await userEvent.click(question.getByRole('button', { name: 'Salvar com a justificativa' }));
    await expect(await question.findByText('Preencha o campo antes de continuar')).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(256));
    await userEvent.click(question.getByRole('button', { name: 'Salvar com a justificativa' }));
    await expect(reason).toHaveAccessibleDescription(/255/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(field('Justificativa da alteração de datas')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await save();
    const again = within(await screen.findByRole('alertdialog')).getByRole('textbox');
    // What was typed there before is not lost.
    await expect(again).toHaveValue('x'.repeat(256));
    await userEvent.clear(again);
    await userEvent.type(again, ' Voo remarcado ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await saved(args.onSubmit, { justificativaDataAlterada: 'Voo remarcado', horaDevolucao: '18:00' });
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(field('Justificativa da alteração de datas')).toHaveValue('Voo remarcado'));
  },
};

export const JustificationDrafted: Story = {
  name: 'B-064 the reason for other dates is a part of the draft while it is typed into the question',
  tags: ['!autodocs'],
  args: { value: storedRental({ horaDevolucao: '18:00' }) },
  play: async ({ args }) => {
    await save();
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.type(question.getByRole('textbox'), 'Voo rem');
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ justificativaDataAlterada: 'Voo rem' })),
    );
    await userEvent.clear(question.getByRole('textbox'));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(field('Justificativa da alteração de datas')).toHaveFocus());
    await expect(field('Justificativa da alteração de datas')).toHaveValue('');
  },
};

export const JustificationRestored: Story = {
  name: 'B-064 Q-219 a reason from a draft, which may be half of one, is asked for again with what was typed',
  tags: ['!autodocs'],
  args: {
    value: storedRental({ horaDevolucao: '18:00' }),
    draft: storedRental({ horaDevolucao: '18:00', justificativaDataAlterada: 'Voo rem' }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Justificativa da alteração de datas')).toHaveValue('Voo rem'));
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Por que as datas são outras?' }));
    await expect(question.getByRole('textbox')).toHaveValue('Voo rem');
    await userEvent.type(question.getByRole('textbox'), 'arcado');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await saved(args.onSubmit, { justificativaDataAlterada: 'Voo remarcado' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const RequestedDates: Story = {
  name: 'Q-219 the requested dates ask for no reason, and other ones with a reason are saved without a question',
  play: async ({ args }) => {
    await expect(dialog().queryByRole('textbox', { name: 'Justificativa da alteração de datas' })).toBeNull();
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await type('Devolução', '131220261600');
    await type('Justificativa da alteração de datas', 'Reunião a mais');
    await save();
    await saved(args.onSubmit, { dataDevolucao: '2026-12-13', justificativaDataAlterada: 'Reunião a mais' });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

let showStatus: (status: StatusCotacao) => void = () => {};
function AtEachStatus(props: CarQuoteModalProps) {
  const [status, setStatus] = useState<StatusCotacao>('COTACAO_PENDENTE');
  showStatus = setStatus;
  return <CarQuoteModal {...props} key={status} value={storedRental({ statusCotacao: status, nomeModelo: status })} />;
}
async function statusesWithSupplier() {
  const shown: StatusCotacao[] = [];
  for (const status of STATUS_COTACAO) {
    showStatus(status);
    await waitFor(() => expect(field('Modelo')).toHaveValue(status));
    if (dialog().queryByRole('combobox', { name: 'Fornecedor do serviço' })) shown.push(status);
  }
  return shown;
}
export const SupplierFields: Story = {
  name: 'Q-034 A-023 who has an external supplier sees its field in three statuses, and in no other',
  args: { temFornecedorExterno: true },
  render: AtEachStatus,
  play: async () => expect(await statusesWithSupplier()).toEqual(['COTACAO_PENDENTE', 'COTACAO_FINALIZADA', 'EMISSAO_PENDENTE']),
};
export const NoSupplierFields: Story = {
  name: 'Q-034 A-023 who has none never sees its field',
  render: AtEachStatus,
  play: async () => expect(await statusesWithSupplier()).toEqual([]),
};

export const PlacesAreNeeded: Story = {
  name: 'Q-220 who has an external supplier names both places, each refused at its field; an online quote needs none',
  args: { temFornecedorExterno: true, value: storedRental({ localRetirada: null, localDevolucao: null }) },
  play: async ({ args }) => {
    await save();
    for (const name of ['Local de retirada', 'Local de devolução']) {
      await waitFor(() => expect(choice(name)).toHaveAccessibleDescription(/Informe os locais de retirada e de devolução/));
      await expect(choice(name)).toBeRequired();
    }
    await waitFor(() => expect(choice('Local de retirada')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(choice('Local de retirada'), 'aero');
    await userEvent.click(await screen.findByRole('option', { name: /Aeroporto do Recife/ }));
    await userEvent.type(choice('Local de devolução'), 'Hotel do viajante');
    await save();
    await saved(args.onSubmit, { localRetirada: 'Aeroporto do Recife', localDevolucao: 'Hotel do viajante' });
  },
};
export const PlacesTold: Story = {
  name: 'S-171 S-173 a city is found with its state; a counter with its address below its name',
  play: async ({ args }) => {
    await userEvent.clear(choice('Cidade de retirada'));
    await userEvent.type(choice('Cidade de retirada'), 'olin');
    await userEvent.click(await screen.findByRole('option', { name: 'Olinda, PE' }));
    await userEvent.clear(choice('Local de retirada'));
    await userEvent.type(choice('Local de retirada'), 'loja');
    const counter = await screen.findByRole('option', { name: /Loja Boa Viagem/ });
    await expect(within(counter).getByText('Av. Conselheiro Aguiar, 1360, Recife, PE')).toBeVisible();
    await userEvent.click(counter);
    await expect(args.sources.searchPlaces).toHaveBeenLastCalledWith('loja', expect.any(AbortSignal), 'Olinda, PE');
    await save();
    await saved(args.onSubmit, { cidadeRetirada: 'Olinda, PE', localRetirada: 'Loja Boa Viagem' });
  },
};
export const PlacesOfASearch: Story = {
  name: 'Q-220 a quote that was found online needs no places',
  args: { temFornecedorExterno: true, value: storedRental({ localRetirada: null, localDevolucao: null, tipo: 'ONLINE' }) },
  play: async ({ args }) => {
    await expect(choice('Local de retirada')).not.toBeRequired();
    await save();
    await saved(args.onSubmit, { localRetirada: null, localDevolucao: null });
  },
};

export const CompaniesSorted: Story = {
  name: 'Q-275 the rental companies are listed from A to Z, those with O last; Tab takes the one that is found by typing',
  args: { value: newRental() },
  play: async ({ args }) => {
    const company = choice('Locadora');
    await waitFor(() => expect(company).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await screen.findByRole('listbox'));
    const listed = list.getAllByRole('option').map((option) => option.textContent);
    await expect(listed).toEqual(['Avis', 'Localiza', 'Movida', 'Unidas', 'Ótima Locadora', 'Outras']);
    await userEvent.type(company, 'otim');
    await expect(await screen.findByRole('option', { name: 'Ótima Locadora' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(company).toHaveValue('Ótima Locadora'));
    await type('Tarifa', '10000');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await saved(args.onSubmit, { nomeCia: 'Ótima Locadora' });
  },
};

export const CompanyNotListed: Story = {
  name: 'a company that is not listed is refused at its field, and nothing is sent',
  play: async ({ args }) => {
    await userEvent.clear(choice('Locadora'));
    await userEvent.type(choice('Locadora'), 'Carros da Ana');
    await expect(await screen.findByRole('option', { name: 'Nenhum resultado encontrado' })).toBeVisible();
    await save();
    await waitFor(() => expect(choice('Locadora')).toBeInvalid());
    await expect(choice('Locadora')).toHaveValue('Carros da Ana');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const listRentalCompanies = fn<CarQuoteModalProps['sources']['listRentalCompanies']>();
export const CompaniesFail: Story = {
  name: 'a list of companies that loads says so, one that fails is asked for again',
  args: { value: newRental(), sources: { ...sources, listRentalCompanies } },
  play: async () => {
    let fail = () => {};
    listRentalCompanies.mockReset().mockReturnValueOnce(
      new Promise((_done, reject) => {
        fail = () => reject(new Error('no connection'));
      }),
    );
    listRentalCompanies.mockResolvedValue(['Avis']);
    await waitFor(() => expect(choice('Locadora')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('Carregando...')).toBeVisible());
    fail();
    await userEvent.click(await screen.findByRole('button', { name: /Tentar de novo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Avis' }));
    await expect(choice('Locadora')).toHaveValue('Avis');
  },
};

export const PictureOfTheCompany: Story = {
  name: 'the picture of the stored company goes with another company, and comes back with it',
  play: async ({ args }) => {
    const logo = () => dialog().queryByRole('img', { name: /Logotipo/ });
    const pick = async (company: string) => {
      await userEvent.clear(choice('Locadora'));
      await userEvent.type(choice('Locadora'), company);
      await userEvent.click(await screen.findByRole('option', { name: company }));
    };
    await pick('Movida');
    await waitFor(() => expect(logo()).toBeNull());
    await pick('Localiza');
    await waitFor(() => expect(logo()).toBeVisible());
    await pick('Avis');
    await save();
    await saved(args.onSubmit, { nomeCia: 'Avis', urlImagemCia: null });
  },
};

export const PictureNotLoaded: Story = {
  name: 'a picture that cannot be loaded leaves no trace',
  args: { value: storedRental({ urlImagemCia: 'data:image/png;base64,AAAA' }) },
  play: async () => {
    await waitFor(() => expect(dialog().queryByRole('img', { name: /Logotipo/ })).toBeNull());
    await expect(choice('Locadora')).toHaveValue('Localiza');
  },
};

export const LiveTotal: Story = {
  name: 'Q-116 Q-117 the total of a car follows every amount while typing, and a typed markup stays',
  args: { value: newRental() },
  play: async ({ args }) => {
    await type('Tarifa', '123450');
    await type('Taxas', '8990');
    await type('Taxa extra', '3000');
    await type('Fee', '4500');
    await type('ISS', '2469');
    await type('DU/RAV', '4000');
    await type('Markup', '12345');
    await expect(total()).toHaveTextContent('R$ 1.587,54');
    await save();
    await saved(args.onSubmit, { tarifaTotal: 1357.95, total: 1587.54, markup: 123.45, markupManual: true });
  },
};

export const MoneyLocked: Story = {
  name: 'Q-018 locked money is read-only, and other times change neither days nor fare',
  args: { moneyLocked: true },
  play: async ({ args }) => {
    for (const name of ['Valor da diária', 'Diárias', 'Tarifa', 'Taxas', 'Fee', 'Markup'])
      await expect(field(name)).toHaveAttribute('readonly');
    await type('Devolução', '131220261600');
    await type('Justificativa da alteração de datas', 'Reunião a mais');
    await save();
    await saved(args.onSubmit, { dataDevolucao: '2026-12-13', quantidadeDiarias: 2.25, tarifa: 337.5 });
  },
};

export const UnusualAmount: Story = {
  name: 'an amount that is far from the stored one is asked about, and going back leads to it',
  play: async ({ args }) => {
    await type('Taxas', '400000');
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Estes valores estão certos?' });
    await expect(question).toHaveTextContent('Taxas: de R$ 40,00 para R$ 4.000,00');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(field('Taxas')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await saved(args.onSubmit, { taxas: 4000 });
  },
};

export const Refused: Story = {
  name: 'Q-312 what the server refuses is told at its field in a folded section, and the modal keeps all that was typed',
  args: { onSubmit: fn(async () => [{ key: 'a_data_de_retirada_tem_que_ser_posterior_a_data_atual', field: 'dataRetirada' } as const]) },
  play: async () => {
    await type('Valor da diária', '16000');
    const section = dialog().getByRole('button', { name: /Retirada e devolução/ });
    await userEvent.click(section);
    await expect(section).toHaveTextContent('10/12/2026 10:00 a 12/12/2026 16:00');
    await save();
    await waitFor(() => expect(field('Retirada')).toHaveAccessibleDescription(/A data de retirada tem que ser posterior à data atual/));
    await waitFor(() => expect(field('Retirada')).toHaveFocus());
    await expect(field('Valor da diária')).toHaveValue('160,00');
    await expect(field('Tarifa')).toHaveValue('360,00');
  },
};

export const Drafted: Story = {
  name: 'each change is handed out as a draft; folded sections say what is in them',
  play: async ({ args }) => {
    await type('Modelo', 'Argo 1.3');
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ nomeModelo: 'Argo 1.3' })));
    const section = dialog().getByRole('button', { name: /Locadora e veículo/ });
    await userEvent.click(section);
    await expect(section).toHaveTextContent('Localiza, Argo 1.3');
  },
};

export const Focus: Story = {
  name: 'the focus starts on the rate per day of a stored quote, selected',
  play: async () => {
    const rate = field('Valor da diária') as HTMLInputElement;
    await waitFor(() => expect(rate).toHaveFocus());
    await userEvent.keyboard('20000');
    await expect(rate).toHaveValue('200,00');
    await expect(field('Tarifa')).toHaveValue('450,00');
  },
};

export const NothingToChange: Story = {
  name: 'read-only every field shows its value and none can be changed, and nothing is saved',
  args: { readOnly: true, value: storedRental({ justificativaDataAlterada: 'Voo remarcado' }) },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Cotação de carro' })).toBeVisible();
    const fields = [...dialog().getAllByRole('textbox'), ...['Locadora', 'Cidade de retirada', 'Local de devolução'].map(choice)];
    for (const each of fields) await expect(each).toHaveAttribute('readonly');
    for (const name of ['Categoria', 'Consolidadora']) await expect(choice(name)).toHaveAttribute('aria-readonly', 'true');
    await expect(choice('Moeda')).toHaveAttribute('aria-readonly', 'true');
    await expect(choice('Moeda')).toBeEnabled();
    await expect(field('Justificativa da alteração de datas')).toHaveValue('Voo remarcado');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Ar-condicionado' }));
    await expect(dialog().getByRole('checkbox', { name: 'Ar-condicionado' })).toBeChecked();
    await expect(dialog().queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone a stored quote opens at its top, and nothing is wider than the screen',
  play: async () => {
    const body = document.querySelector('[data-slot="dialog-body"]') as HTMLElement;
    await waitFor(() => expect(choice('Locadora')).toHaveFocus());
    await expect(body.scrollTop).toBe(0);
    await expect(body.scrollWidth).toBe(body.clientWidth);
  },
};

export const IssueOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'on a phone the fields of an issue without a neighbour take the whole line',
  args: { mode: 'issue', value: storedRental({ statusCotacao: 'EMISSAO_PENDENTE' }) },
  play: async () => {
    const widths = ['Localizador', 'Data de emissão', 'Emissor'].map(
      (name) => screen.getByRole('textbox', { name }).closest('[data-slot="field"]')?.clientWidth,
    );
    await expect(new Set(widths).size).toBe(1);
  },
};

export const FooterCoversNothing: Story = {
  ...onScreen('desk'),
  name: 'no field that Tab reaches stands behind the footer',
  play: expectNoFieldBehindFooter,
};
