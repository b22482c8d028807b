import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { FineModalActions } from '../../quote/fine-modal/index.ts';
import { USD } from '../../test-support/air-quote-fixtures.ts';
import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { HotelFineModal } from './hotel-fine-modal.tsx';

/** The numbers of. */
const ISSUED = {
  statusCotacao: 'EMISSAO_CANCELAMENTO_PENDENTE',
  codigoReserva: 'HB48210',
  dataEmissao: '2026-11-18T14:00:00.000Z',
  tarifaTotal: 826.5,
  taxas: 82.65,
  total: 909.15,
} as const;
const stay = storedStay(ISSUED);

const meta = {
  title: 'Modals/HotelFineModal',
  component: HotelFineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    quote: stay,
    now: new Date('2026-11-24T18:30:00.000Z'),
    context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · Recife · 10/12 a 13/12',
  },
} satisfies Meta<typeof HotelFineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Cancelar a reserva do hotel' }));
const fine = () => dialog().getByRole('textbox', { name: 'Multa' });
const option = (name: string) => dialog().getByRole('radio', { name });
const chosen = () =>
  dialog()
    .getAllByRole('radio')
    .flatMap((radio) => (radio instanceof HTMLInputElement && radio.checked ? [radio.closest('label')?.textContent] : []));
/** Fine and button in whichever language the page is. */
const part = (selector: string) => screen.getByRole('dialog').querySelector(selector) ?? document.body;
const fineField = () => part('input');
const client = () => dialog().getByRole('status').textContent?.replaceAll('\u00a0', ' ');
const confirm = () => dialog().getByRole('button', { name: /^Cancelar reserva/ });

export const Untouched: Story = {};
export const PartOfTheTotal: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(fineField()).toHaveFocus());
    await userEvent.type(fineField(), '20000');
    await expect(part('[role="status"]')).toHaveTextContent(/709[,.]15/);
  },
};
export const AboveTheTotal: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await userEvent.type(fineField(), '90916');
    await userEvent.click(part('[data-slot="dialog-footer"] button:last-child'));
    await waitFor(() => expect(fineField()).toHaveAccessibleDescription(/909[,.]16/));
  },
};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = {
  args: { failure: 'A reserva HB48210 não aceita mais cancelamento: o prazo do hotel terminou.' },
};
export const Dollars: Story = { args: { quote: storedStay({ ...ISSUED, moeda: USD, cotacaoMoeda: 5.4321 }) } };
export const OnPhone: Story = { tags: ['picture'], globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Facts: Story = {
  name: 'Q-045 shows what is cancelled, its total and the date of the cancellation; the focus is on the fine',
  play: async () => {
    const terms = [...screen.getByRole('dialog').querySelectorAll('[data-slot="key-value-list"] dt')];
    const facts = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]);
    await expect(facts).toEqual([
      ['Hotel', 'Hotel Boa Viagem'],
      ['Código da reserva', 'HB48210'],
      ['Total da cotação', 'R$ 909,15'],
      [
        'Data do cancelamento',
        new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).format(meta.args.now).replace(',', ''),
      ],
    ]);
    await waitFor(() => expect(fine()).toHaveFocus());
  },
};

export const FineGivesTheOption: Story = {
  name: 'Q-045 Q-153 B-033 the fine gives the balance option and the refund as it is typed: none, a part, all of the total',
  play: async ({ args, userEvent }) => {
    await expect(chosen()).toEqual([]);
    for (const [typed, saldo, gets] of [
      ['0', 'Estorno', 'R$ 909,15'],
      ['20000', 'Reembolso', 'R$ 709,15'],
      ['90915', 'Sem saldo', 'R$ 0,00'],
    ] as const) {
      await userEvent.clear(fine());
      await userEvent.type(fine(), typed);
      await expect(chosen()).toEqual([saldo]);
      await expect(client()).toContain(`Cliente recebe${gets}`);
    }
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith({ multa: 909.15, opcaoSaldo: null });
  },
};

export const OptionGivesTheFine: Story = {
  name: 'Q-152 Q-045 with Estorno chosen there is no fine and all of the amount is given back; a part is still to be typed, or comes back',
  play: async ({ args, userEvent }) => {
    await userEvent.click(option('Estorno'));
    await expect(fine()).toHaveValue('0,00');
    await expect(client()).toContain('Cliente recebeR$ 909,15');
    await userEvent.click(option('Sem saldo'));
    await expect(fine()).toHaveValue('909,15');
    await userEvent.click(option('Reembolso'));
    await expect(fine()).toHaveValue('');
    await expect(fine()).toHaveFocus();
    await expect(chosen()).toEqual(['Reembolso']);
    await userEvent.click(confirm());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(fine(), '20000');
    await userEvent.click(option('Estorno'));
    await userEvent.click(option('Reembolso'));
    await expect(fine()).toHaveValue('200,00');
    await userEvent.click(option('Estorno'));
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({ multa: 0, opcaoSaldo: 'ESTORNO' });
  },
};

export const RefusesTooMuch: Story = {
  name: 'Q-045 Q-151 a fine above the total is refused with both amounts, and an empty one in words; nothing is confirmed, and what was typed stays',
  play: async ({ args, userEvent }) => {
    await userEvent.click(confirm());
    await waitFor(() => expect(fine()).toHaveAccessibleDescription(/Informe um valor de multa válido/));
    await expect(fine()).toHaveFocus();
    await userEvent.type(fine(), '90916');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(fine()).toHaveAccessibleDescription(/A multa \(R\$\s909,16\) não pode ser maior que o total da cotação \(R\$\s909,15\)/),
    );
    await expect(fine()).toHaveValue('909,16');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(fine());
    await userEvent.type(fine(), '90915');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const EnterAlone: Story = {
  name: 'Enter alone confirms nothing, and a second press while the first is on its way is not sent',
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(fine(), '0{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(dialog().getByRole('button', { name: 'Aguarde…' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const AsksBeforeLoss: Story = {
  name: 'closing asks before what was typed is lost, and closes at once when nothing was',
  play: async ({ args, userEvent }) => {
    await userEvent.type(fine(), '100');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(fine()).toHaveValue('1,00');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ClosesUntouched: Story = {
  name: 'without anything typed Escape closes at once',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(fine()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const actionsRef = createRef<FineModalActions>();
export const BackAsksToo: Story = {
  name: 'the Back of a browser asks as Escape does, and goes back from the question to the fields',
  args: { actionsRef },
  play: async ({ args, userEvent }) => {
    await userEvent.type(fine(), '100');
    actionsRef.current?.close();
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    actionsRef.current?.close();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  name: 'Q-151 what the server refuses is told at its field, and goes with the next key',
  args: { refused: [{ key: 'multa_invalida', field: 'multa' }] },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(fine()).toHaveAccessibleDescription(/Informe um valor de multa válido/));
    await userEvent.type(fine(), '1');
    await waitFor(() => expect(fine()).not.toHaveAccessibleDescription(/Informe um valor/));
  },
};
