import { sendBookingEmail, writeBookingText } from '@guiche/contract/booking-email';
import { CallError } from '@guiche/contract/client';
import { bookingByEmailIsOffered, bookingEmailFields } from '@guiche/domain/booking-email';
import type { HotelQuote, HotelService, TravelRequest } from '@guiche/domain/entities';
import { bookingEmailMessages } from '@guiche/domain/messages/booking-email';
import { quoteChanged } from '@guiche/domain/quotes';
import { openingQuestion } from '@guiche/domain/responsibility';
import { useToast } from '@guiche/ui/feedback/toast';
import type { HotelQuoteActions } from '@guiche/ui/modals/hotel-quote-modal';
import { onDemand } from '@guiche/ui/on-demand';
import type { BookingCard, BookingEmailDialogActions } from '@guiche/ui/request/booking-email-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { useBackCloses } from '../../../shared/back/use-back-closes.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { newId } from '../../../shared/new-id.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { useOpeningContext } from '../../../shared/session/session-context.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { writeToClipboard } from '../../../shared/write-to-clipboard.ts';

const BookingEmailDialog = onDemand(async () => (await import('@guiche/ui/request/booking-email-dialog')).BookingEmailDialog);

type Intent = 'send' | 'copy';

export interface BookingOptions {
  request: TravelRequest;
  service: HotelService;
  /** The quote as it is stored; null for a new one. */
  quote: HotelQuote | null;
  ownAgency: boolean;
  /** The request is only read. @see Q-007 */
  history: boolean;
  context: ReactNode;
}

/** Whether it is not known what became of a call, or nobody took the message over: the same booking may be sent again with its key. */
function mayBeSentAgain(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/**
 * Booking a hotel by e-mail, and copying the booking as text: the actions of its quote, and their window. The card lives in that window alone,
 * in no draft and in no cache. Absent for another agency, for a request of another consultant and in the history.
 * @see
 */
export function useBooking({ request, service, quote, ownAgency, history, context }: BookingOptions): {
  readonly actions: HotelQuoteActions | undefined;
  readonly dialog: ReactNode;
} {
  const t = useText();
  const toast = useToast();
  const notify = useNotify(bookingEmailMessages);
  const client = useQueryClient();
  const now = useNow();
  const opening = useOpeningContext();
  const [intent, setIntent] = useState<Intent | null>(null);
  const [pending, setPending] = useState<Intent>();
  const [unsent, setUnsent] = useState(false);
  const [refusedText, setRefusedText] = useState<string>();
  // The second click of a double one comes before anything has been rendered again.
  const busy = useRef(false);
  /** The key of the last try, and the card that it had: another card is another booking. */
  const tried = useRef<{ readonly key: string; readonly card: string }>(undefined);
  const dialog = useRef<BookingEmailDialogActions>(null);
  // The window asks before a typed card is lost, and stays open while something runs. When it does close, it says so.
  useBackCloses(intent !== null, () => {
    dialog.current?.close();
    return false;
  });

  const offered = !history && bookingByEmailIsOffered(ownAgency) && openingQuestion(request, opening) !== 'blocked';
  if (!offered || quote === null) return { actions: undefined, dialog: null };
  const booked = quote;

  function close() {
    setIntent(null);
    setUnsent(false);
    setRefusedText(undefined);
    tried.current = undefined;
  }

  async function show(wanted: Intent, typed: HotelQuote) {
    // The hotel gets what is stored, and the server knows nothing else.
    if (quoteChanged(typed, booked)) {
      toast({ tipo: 'WARNING', text: t('request.saveBeforeBooking') });
      return;
    }
    try {
      await BookingEmailDialog.preload();
      setIntent(wanted);
    } catch (error) {
      notify.failure(error);
    }
  }

  function bodyOf(card: BookingCard | null) {
    const { viajantes } = service;
    // The window calls nothing before a payment type is chosen.
    const tipoPagamento = booked.tipoPagamento ?? { tipoFormaPagamento: 'FATURADO' as const, descricao: '' };
    const consolidadora = booked.agenciaServico?.consolidadora ?? '';
    const fields = bookingEmailFields({ viajantes, tipoPagamento, consolidadora, empresa: request.empresa, cartao: card ?? undefined });
    return { ...fields, quantidadeDiarias: booked.quantidadeDiarias, idViagem: request.id, cotacao: booked, pix: booked.pix ?? null };
  }

  /** Runs one action at a time. */
  async function run(action: Intent, work: () => Promise<void>, onFailure: (error: unknown) => void) {
    if (busy.current) return;
    busy.current = true;
    setPending(action);
    try {
      await work();
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        void client.invalidateQueries({ queryKey: requestKeys.one(request.idSolicitacao) });
      }
      onFailure(error);
    } finally {
      busy.current = false;
      setPending(undefined);
    }
  }

  function handleSend(card: BookingCard | null) {
    const sent = JSON.stringify(card);
    const key = tried.current?.card === sent ? tried.current.key : newId();
    tried.current = { key, card: sent };
    setUnsent(false);
    void run(
      'send',
      async () => {
        const { ticket } = await api.call(sendBookingEmail, { body: bodyOf(card), idempotencyKey: key });
        close();
        notify.success('ticket_criado_no_zendesk', { ticket: ticket.id });
      },
      (error) => {
        if (mayBeSentAgain(error)) {
          setUnsent(true);
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
          close();
          notify.success('dados_copiados_com_sucesso');
          return;
        }
        setRefusedText(text);
        notify.say('ERROR', 'erro_ao_copiar_dados');
      },
      (error) => notify.failure(error, 'erro_ao_copiar_dados'),
    );
  }

  return {
    actions: {
      onCopy: (typed) => void show('copy', typed),
      onSendEmail: (typed) => void show('send', typed),
    },
    dialog: intent !== null && (
      <BookingEmailDialog
        open
        onOpenChange={(open) => !open && close()}
        actionsRef={dialog}
        quote={booked}
        context={context}
        now={now}
        intent={intent}
        pending={pending}
        unsent={unsent}
        refusedText={refusedText}
        onSend={handleSend}
        onCopy={handleCopy}
      />
    ),
  };
}
