import {
  bookingByEmailIsOffered,
  fieldsOfItems,
  hotelMayBeBooked,
  missingItemsText,
  missingQuoteItems,
  type SentBooking,
  sentBookings,
} from '@guiche/domain/booking-email';
import type { HotelQuote, HotelService, TravelRequest } from '@guiche/domain/entities';
import { changedBesideIssue } from '@guiche/domain/issuing';
import { bookingEmailMessages } from '@guiche/domain/messages/booking-email';
import { openingQuestion } from '@guiche/domain/responsibility';
import { useToast } from '@guiche/ui/feedback/toast';
import { useMessage } from '@guiche/ui/i18n';
import type { HotelQuoteActions } from '@guiche/ui/modals/hotel-quote-modal';
import { onDemand } from '@guiche/ui/on-demand';
import type { QuoteFormHandle } from '@guiche/ui/quote/quote-modal';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { useText } from '../../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../../shared/i18n/with-messages.ts';
import { useOpeningContext } from '../../../shared/session/session-context.tsx';
import { quoteLogQuery } from '../logs/log-queries.ts';
import type { BookingIntent } from './booking-window.tsx';

const BookingWindow = onDemand(async () => (await withMessages(import('./booking-window.tsx'))).BookingWindow);

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

/**
 * Booking a hotel by e-mail, and copying the booking as text: the actions of its quote, and their window. Absent for another agency, for a
 * request of another consultant, for a cancelled quote and in the history.
 * @see
 */
export function useBooking({ request, service, quote, ownAgency, history, context }: BookingOptions): {
  readonly actions: HotelQuoteActions | undefined;
  readonly dialog: ReactNode;
} {
  const t = useText();
  const toast = useToast();
  const notify = useNotify(bookingEmailMessages);
  const message = useMessage(bookingEmailMessages);
  const client = useQueryClient();
  const opening = useOpeningContext();
  const [opened, setOpened] = useState<{ readonly intent: BookingIntent; readonly sent: readonly SentBooking[] } | null>(null);

  const offered = !history && bookingByEmailIsOffered(ownAgency) && openingQuestion(request, opening) !== 'blocked';
  if (!offered || quote === null || !hotelMayBeBooked(quote.statusCotacao)) return { actions: undefined, dialog: null };
  const booked = quote;

  async function show(wanted: BookingIntent, typed: HotelQuote, form: QuoteFormHandle) {
    // Told before a card is typed, which would be lost on the way to the fields.
    const missing = missingQuoteItems(typed);
    if (missing.length > 0) {
      notify.say('WARNING', 'preencha_os_campos_obrigatorios', { campos: missingItemsText(missing, message) });
      form.askFor(fieldsOfItems(missing));
      return;
    }
    // The hotel gets what is stored, and the server knows nothing else.
    if (changedBesideIssue(typed, booked)) {
      toast({ tipo: 'WARNING', text: t('request.saveBeforeBooking') });
      return;
    }
    try {
      // Both are fetched before it is rendered: a failure must not take the quote away, and nobody books again without knowing that it is booked.
      const [log] = await Promise.all([client.fetchQuery(quoteLogQuery(booked.id)), BookingWindow.preload()]);
      setOpened({ intent: wanted, sent: sentBookings(log) });
    } catch (error) {
      notify.failure(error);
    }
  }

  return {
    actions: {
      onCopy: (typed, form) => void show('copy', typed, form),
      onSendEmail: (typed, form) => void show('send', typed, form),
    },
    dialog: opened && (
      <BookingWindow request={request} service={service} quote={booked} {...opened} context={context} onClose={() => setOpened(null)} />
    ),
  };
}
