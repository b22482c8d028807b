import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PAYMENT_TYPES } from '../../test-support/air-quote-fixtures.ts';
import { storedStay } from '../../test-support/hotel-quote-fixtures.ts';
import { BookingEmailDialog, type BookingEmailDialogActions } from './booking-email-dialog.tsx';
import type { BookingCard } from './card-fields.tsx';

const TRAVELLER_CARD = PAYMENT_TYPES.find(({ tipoFormaPagamento }) => tipoFormaPagamento === 'CARTAO_VIAJANTE') ?? null;
const BILLED = PAYMENT_TYPES.find(({ tipoFormaPagamento }) => tipoFormaPagamento === 'FATURADO') ?? null;
const WHOLE = {
  intermediador: 'DIRETO',
  fornecedorServico: { id: '9', nome: 'Rede Bourbon' },
  tipoApartamento: 'Standard',
  tipoCama: 'CAMA_CASAL',
  tipoTarifa: 'NET',
  email: 'reservas@boaviagem.test',
} as const;
const booked = storedStay({ ...WHOLE, tipoPagamento: BILLED });
const byCard = storedStay({ ...WHOLE, tipoPagamento: TRAVELLER_CARD });

const meta = {
  title: 'Request/BookingEmailDialog',
  component: BookingEmailDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onSend: fn(),
    onCopy: fn(),
    quote: booked,
    context: 'Recife · 10/12/2026 – 13/12/2026 · Ana Lima',
    now: new Date('2026-11-23T12:00:00.000Z'),
  },
} satisfies Meta<typeof BookingEmailDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

export const Billed: Story = {};
export const ByCard: Story = { args: { quote: byCard }, tags: ['picture'] };
export const ToCopy: Story = { args: { intent: 'copy' } };
export const Sending: Story = { args: { pending: 'send' } };
export const Unsent: Story = { args: { unsent: true }, tags: ['picture'] };
export const Unanswered: Story = { args: { unanswered: true }, tags: ['picture'] };
export const ClipboardRefused: Story = { args: { refusedText: 'Olá! Pedimos a reserva abaixo.\n\nHotel: Hotel Boa Viagem' } };
export const OnPhone: Story = { args: { quote: byCard }, globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const NeedsEverything: Story = {
  name: 'Q-180 Q-182 Q-183 names what is missing in the order of the form, and neither sends nor copies',
  args: {
    quote: storedStay({
      ...WHOLE,
      tipoPagamento: null,
      intermediador: 'RESERVA FACIL',
      fornecedorServico: null,
      checkin: null,
      checkout: null,
      tipoApartamento: ' ',
      tipoCama: null,
      tipoTarifa: null,
      email: null,
    }),
  },
  play: async ({ args, userEvent }) => {
    for (const name of ['Enviar e-mail', 'Copiar dados']) {
      await userEvent.click(button(name));
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Preencha os campos obrigatórios: Intermediador, Tipo de pagamento, Fornecedor do serviço, Check-in, Check-out, Tipo de apartamento, Tipo de cama, Tipo de tarifa, E-mail do hotel',
      );
    }
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const AsksForTheCard: Story = {
  name: 'Q-181 Q-183 a card payment needs number, name, validity and code, each judged at its field, where the focus goes',
  args: { quote: byCard },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field('Número do cartão')).toHaveFocus());
    await userEvent.click(button('Enviar e-mail'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Preencha os campos obrigatórios: Número do cartão, Nome no cartão, Validade do cartão, Código de verificação',
    );
    await expect(field('Número do cartão')).toHaveFocus();
    await userEvent.type(field('Número do cartão'), '4111111111111111');
    await userEvent.click(button('Enviar e-mail'));
    await expect(field('Nome no cartão')).toHaveFocus();
    await userEvent.type(field('Validade do cartão'), '1025');
    await userEvent.type(field('Código de verificação'), '123');
    await userEvent.type(field('Nome no cartão'), 'ANA LIMA ');
    await userEvent.click(button('Enviar e-mail'));
    await waitFor(() => expect(field('Validade do cartão')).toHaveAccessibleDescription(/Cartão vencido/));
    await expect(field('Validade do cartão')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(field('Validade do cartão'));
    await userEvent.type(field('Validade do cartão'), '1230');
    await userEvent.click(button('Enviar e-mail'));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith({ numero: '4111111111111111', cvv: '123', validade: '1230', titular: 'ANA LIMA' });
  },
};

export const WithoutCard: Story = {
  name: 'Q-181 without a card payment no card is asked for, and none is given',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(button('Enviar e-mail')).toHaveFocus());
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(null);
  },
};

export const OffersToCopy: Story = {
  name: 'A-331 Q-185 a failure is told with an offer to copy the text',
  args: { unsent: true },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Não foi possível enviar o e-mail pelo sistema de atendimento. Deseja copiar o texto para enviar manualmente?',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Copiar o texto' }));
    await expect(args.onCopy).toHaveBeenCalledWith(null);
  },
};

export const TriesAgainWithoutAnswer: Story = {
  name: 'Q-185 without an answer the message may have been sent: another try is offered in place of the text, and asks nothing',
  args: { unanswered: true, sent: [{ em: '2026-11-21T12:05:00.000Z', usuario: 'Ana', email: 'reservas@boaviagem.test' }] },
  render: function Tries(args) {
    const [tried, setTried] = useState(false);
    const handleSend = (card: BookingCard | null) => {
      args.onSend(card);
      setTried(true);
    };
    return <BookingEmailDialog {...args} unanswered={tried} onSend={handleSend} />;
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Enviar e-mail'));
    const question = await screen.findByRole('alertdialog', { name: 'Enviar a reserva outra vez?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar outra vez' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Sem resposta do servidor: o e-mail pode ter sido enviado. Tente de novo: a reserva é enviada uma só vez.',
    );
    await expect(within(alert).queryByRole('button', { name: 'Copiar o texto' })).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const AsksAfterNoAnswerForAnotherCard: Story = {
  name: 'Q-184 after a try without an answer, the same booking with another card is another message, which is sent after a question',
  args: { quote: byCard, unanswered: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field('Número do cartão')).toHaveFocus());
    await userEvent.type(field('Número do cartão'), '4111111111111111');
    await userEvent.type(field('Nome no cartão'), 'ANA LIMA');
    await userEvent.type(field('Validade do cartão'), '1230');
    await userEvent.type(field('Código de verificação'), '123');
    await userEvent.click(button('Enviar e-mail'));
    const question = await screen.findByRole('alertdialog', { name: 'Enviar a reserva outra vez?' });
    await expect(question).toHaveTextContent('O hotel pode já ter recebido esta reserva e reservar outra vez.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar outra vez' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Enviar e-mail'));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const SelectsTheText: Story = {
  name: 'Q-186 where the clipboard is refused the text is shown selected',
  args: { refusedText: 'Olá! Pedimos a reserva abaixo.' },
  play: async () => {
    const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da reserva' });
    await waitFor(() => expect(shown).toHaveFocus());
    await waitFor(() => expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length]));
  },
};

export const SaysWhatWasSent: Story = {
  name: 'Q-184 a hotel that was booked before: the head says when, by whom and to which address, and a second message is sent after a question',
  args: {
    sent: [
      { em: '2026-11-22T15:30:00.000Z', usuario: 'Rui Prado', email: null },
      { em: '2026-11-21T12:05:00.000Z', usuario: 'Camila Nogueira', email: 'reservas@boaviagem.test' },
    ],
  },
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    const told = await screen.findByRole('status');
    await expect(told).toHaveTextContent('Já enviado em 22/11 12:30 por Rui Prado.');
    await expect(told).toHaveTextContent('Já enviado em 21/11 09:05 por Camila Nogueira, para reservas@boaviagem.test.');
    await userEvent.click(button('Enviar e-mail'));
    const question = await screen.findByRole('alertdialog', { name: 'Enviar a reserva outra vez?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(button('Copiar dados'));
    await expect(args.onCopy).toHaveBeenCalledWith(null);
    await userEvent.click(button('Enviar e-mail'));
    const again = await screen.findByRole('alertdialog', { name: 'Enviar a reserva outra vez?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Enviar outra vez' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith(null);
  },
};

export const AsksOnceMoreByCard: Story = {
  name: 'Q-183 Q-184 what is missing of the card is told before the question about a second message, and a Back goes from it to the card',
  args: {
    quote: byCard,
    sent: [{ em: '2026-11-21T12:05:00.000Z', usuario: 'Ana', email: 'reservas@boaviagem.test' }],
    actionsRef: createRef(),
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field('Número do cartão')).toHaveFocus());
    await userEvent.click(button('Enviar e-mail'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Preencha os campos obrigatórios');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.type(field('Número do cartão'), '4111111111111111');
    await userEvent.type(field('Nome no cartão'), 'ANA LIMA');
    await userEvent.type(field('Validade do cartão'), '1230');
    await userEvent.type(field('Código de verificação'), '123');
    await userEvent.click(button('Enviar e-mail'));
    await screen.findByRole('alertdialog', { name: 'Enviar a reserva outra vez?' });
    args.actionsRef?.current?.close();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  },
};

export const AsksBeforeDiscarding: Story = {
  name: 'A typed card is not lost by Escape without a question',
  args: { quote: byCard },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field('Número do cartão')).toHaveFocus());
    await userEvent.type(field('Número do cartão'), '4111');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Descartar os dados do cartão?' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Descartar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

const actionsRef = createRef<BookingEmailDialogActions>();
export const AsksWhenThePageCloses: Story = {
  name: 'A typed card is not lost by the Back of the browser: the first asks, the second goes back to the card',
  args: { quote: byCard, actionsRef },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field('Número do cartão')).toHaveFocus());
    await userEvent.type(field('Número do cartão'), '4111');
    actionsRef.current?.close();
    await screen.findByRole('alertdialog', { name: 'Descartar os dados do cartão?' });
    actionsRef.current?.close();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(field('Número do cartão')).toHaveFocus());
    await expect(field('Número do cartão')).toHaveValue('4111');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.clear(field('Número do cartão'));
    actionsRef.current?.close();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
