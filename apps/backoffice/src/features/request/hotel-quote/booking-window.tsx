import { sendBookingEmail, writeBookingText } from '@guiche/contract/booking-email';
import { CallError } from '@guiche/contract/client';
import { bookingEmailFields, type SentBooking } from '@guiche/domain/booking-email';
import type { HotelQuote, HotelService, TravelRequest } from '@guiche/domain/entities';
import { bookingEmailMessages } from '@guiche/domain/messages/booking-email';
import { type BookingCard, BookingEmailDialog, type BookingEmailDialogActions } from '@guiche/ui/request/booking-email-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { newId } from '../../../shared/new-id.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { useNow } from '../../../shared/use-now.ts';
import { writeToClipboard } from '../../../shared/write-to-clipboard.ts';
import { bookingFailure } from './booking-failure.ts';

/** What the window was opened for. */
export type BookingIntent = 'send' | 'copy';

interface BookingWindowProps {
  request: TravelRequest;
  service: HotelService;
  /** The quote as it is stored. */
  quote: HotelQuote;
  intent: BookingIntent;
  /** The messages that booked this hotel before. */
  sent: readonly SentBooking[];
  context: ReactNode;
  onClose: () => void;
}

/**
 * Sends the booking of a hotel by e-mail, or copies it as text. The card lives in this window alone, in no draft and in no cache.
 * @see
 */
export function BookingWindow({ request, service, quote, intent, sent, context, onClose }: BookingWindowProps) {
  const notify = useNotify(bookingEmailMessages);
  const client = useQueryClient();
  const now = useNow();
  const [pending, setPending] = useState<BookingIntent>();
  /** What became of the last try, when another may follow it. */
  const [failed, setFailed] = useState<'unanswered' | 'unsent'>();
  const [refusedText, setRefusedText] = useState<string>();
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  /** The key of the last try, and the card that it had: another card is another booking. */
  const tried = useRef<{ readonly key: string; readonly card: string }>(undefined);
  const dialog = useRef<BookingEmailDialogActions>(null);
  // The window asks before a typed card is lost, and stays open while something runs. When it does close, it says so.
  useBackCloses(true, () => {
    dialog.current?.close();
    return false;
  });

  function bodyOf(card: BookingCard | null) {
    const { viajantes } = service;
    // The window calls nothing before a payment type is chosen.
    const tipoPagamento = quote.tipoPagamento ?? { tipoFormaPagamento: 'FATURADO' as const, descricao: '' };
    const consolidadora = quote.agenciaServico?.consolidadora ?? '';
    const fields = bookingEmailFields({ viajantes, tipoPagamento, consolidadora, empresa: request.empresa, cartao: card ?? undefined });
    return { ...fields, quantidadeDiarias: quote.quantidadeDiarias, idViagem: request.id, cotacao: quote, pix: quote.pix ?? null };
  }

  /** Runs one action at a time. */
  async function run(action: BookingIntent, work: () => Promise<void>, onFailure: (error: unknown) => void) {
    if (busy.current) return;
    busy.current = true;
    setPending(action);
    await work().catch((error: unknown) => {
      if (error instanceof CallError && error.status === 409) {
        void client.invalidateQueries({ queryKey: requestKeys.one(request.idSolicitacao) });
      }
      onFailure(error);
    });
    busy.current = false;
    setPending(undefined);
  }

  function handleSend(card: BookingCard | null) {
    const sent = JSON.stringify(card);
    const key = tried.current?.card === sent ? tried.current.key : newId();
    tried.current = { key, card: sent };
    setFailed(undefined);
    void run(
      'send',
      async () => {
        const { ticket } = await api.call(sendBookingEmail, { body: bodyOf(card), idempotencyKey: key });
        onClose();
        notify.success('ticket_criado_no_zendesk', { ticket: ticket.id });
      },
      (error) => {
        const failure = bookingFailure(error);
        if (failure !== 'refused') {
          setFailed(failure);
          return;
        }
        tried.current = undefined;
        notify.failure(error, 'erro_ao_enviar_email_via_zendesk');
      },
    );
  }

  function handleCopy(card: BookingCard | null) {
    void run(
      'copy',
      async () => {
        const text = await api.call(writeBookingText, { body: bodyOf(card) });
        if (await writeToClipboard(text)) {
          onClose();
          notify.success('dados_copiados_com_sucesso');
          return;
        }
        setRefusedText(text);
        notify.say('ERROR', 'erro_ao_copiar_dados');
      },
      (error) => notify.failure(error, 'erro_ao_copiar_dados'),
    );
  }

  return (
    <BookingEmailDialog
      open
      onOpenChange={(open) => !open && onClose()}
      actionsRef={dialog}
      quote={quote}
      context={context}
      sent={sent}
      now={now}
      intent={intent}
      pending={pending}
      unsent={failed === 'unsent'}
      unanswered={failed === 'unanswered'}
      refusedText={refusedText}
      onSend={handleSend}
      onCopy={handleCopy}
    />
  );
}
