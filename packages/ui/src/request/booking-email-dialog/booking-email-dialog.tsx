import {
  bookingCardViolations,
  CARD_LINK_HOURS,
  CARD_LINK_VIEWS,
  hotelBooking,
  missingBookingItems,
  missingItemsText,
  type SentBooking,
} from '@guiche/domain/booking-email';
import type { HotelQuote } from '@guiche/domain/entities';
import { shownLogMoment } from '@guiche/domain/logs';
import type { Violation } from '@guiche/domain/messages';
import { bookingEmailMessages } from '@guiche/domain/messages/booking-email';
import { validationMessages } from '@guiche/domain/messages/validation';
import { isCardPayment } from '@guiche/domain/payments';
import { formatDateTime } from '@guiche/masks/date-time';
import { Copy, Mail, RefreshCw } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { copyKeys } from '../../internal/copy-keys.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { bookingEmailDialogTexts } from './booking-email-dialog.texts.ts';
import { type BookingCard, CARD_FIELDS, CardFields, EMPTY_CARD } from './card-fields.tsx';

/** What the page can do to the open window. */
export interface BookingEmailDialogActions {
  /** Closes as Escape does: after the question when a card was typed. While the question is shown it goes back to the card. */
  close: () => void;
}

export interface BookingEmailDialogProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it, after the question when a card was typed. Not while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** Given what the page can do to the window, for a browser's Back that must ask before a typed card is lost. */
  actionsRef?: RefObject<BookingEmailDialogActions | null>;
  /** The quote to book, as it is stored. */
  quote: HotelQuote;
  /** What the service is: city, dates and travellers. */
  context?: ReactNode;
  /** The messages that booked this hotel before, newest first: they are told at the head, and another one is sent after a question. */
  sent?: readonly SentBooking[];
  /** The present moment, by which a card is judged. */
  now: Date;
  /** What the clerk came for: its button is the main one. */
  intent?: 'send' | 'copy';
  /** What is on its way. */
  pending?: 'send' | 'copy' | undefined;
  /** The e-mail could not be sent: the window says so and offers the text. @see Q-185 */
  unsent?: boolean;
  /** No answer came, so the e-mail may have been sent: the window says so, and offers to try again in place of the text. @see Q-184 */
  unanswered?: boolean;
  /** The text to copy by hand, when the browser refused the clipboard: it is shown selected. */
  refusedText?: string | undefined;
  /** Sends the booking, with the card when one pays. Nothing is missing. While `unanswered`, the same booking has the key of the last try. @see Q-184 */
  onSend: (card: BookingCard | null) => void;
  /** Fetches the text of the booking and copies it. Nothing is missing. @see Q-185 */
  onCopy: (card: BookingCard | null) => void;
}

/** What was never booked. */
const NOTHING_SENT: readonly SentBooking[] = [];

/**
 * Books a hotel by e-mail, or copies the booking as text to be sent by hand: who gets it, what pays, and the card when one pays. A hotel that was
 * booked already is told as such, and is booked again only after a question.
 *
 * Use: for a stored hotel quote, by the operator's own agency.
 * Not for: the text of a quote for the client, which is a `QuoteTextDialog`.
 * Keyboard: Enter, Space: send or copy, on their buttons; Tab: goes through the fields of the card and the buttons; Escape: closes, after a
 * question when a card was typed.
 * Focus: on the number of the card when one pays, else on the main button. It returns to what opened the window.
 * Screen reader: missing items and a failure are read at once, what is wrong with the card with its field.
 * @see
 * @keywords reserva, hotel, e-mail, cartão, copiar dados
 */
export function BookingEmailDialog(props: BookingEmailDialogProps) {
  const { open, onOpenChange, actionsRef, quote, context, sent = NOTHING_SENT, now, intent = 'send', pending } = props;
  const { unsent = false, unanswered = false, refusedText, onSend, onCopy } = props;
  const t = useTexts(bookingEmailDialogTexts);
  const message = useMessage(bookingEmailMessages);
  const say = useViolationText(bookingEmailMessages, validationMessages);
  const [card, setCard] = useState<BookingCard>(EMPTY_CARD);
  const [missing, setMissing] = useState<string>();
  const [violations, setViolations] = useState<readonly Violation[]>([]);
  /** The question that is shown: before the card is lost, or before the hotel is booked again. */
  const [asking, setAsking] = useState<'discard' | 'again'>();
  const inputs = {
    numero: useRef<HTMLInputElement>(null),
    titular: useRef<HTMLInputElement>(null),
    validade: useRef<HTMLInputElement>(null),
    cvv: useRef<HTMLInputElement>(null),
  };
  const send = useRef<HTMLButtonElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  /** The card of the last try: with it, the booking is sent as that try. */
  const tried = useRef<string>(undefined);
  const byCard = isCardPayment(quote.tipoPagamento?.tipoFormaPagamento ?? null);
  const given = byCard ? { ...card, titular: card.titular.trim() } : null;
  const isTyped = Object.values(card).some((value) => value !== '');

  useEffect(() => {
    if (refusedText === undefined) return;
    text.current?.focus();
    text.current?.select();
  }, [refusedText]);

  function close() {
    if (pending !== undefined) return;
    if (isTyped && refusedText === undefined) setAsking('discard');
    else onOpenChange(false);
  }

  useImperativeHandle(actionsRef, () => ({ close: () => (asking ? setAsking(undefined) : close()) }));

  /** Calls the action with the card, or says why not. */
  function attempt(act: (card: BookingCard | null) => void) {
    if (pending !== undefined) return;
    const items = missingBookingItems(hotelBooking(quote, given));
    const wrong = given === null ? [] : bookingCardViolations(given, now);
    setMissing(items.length > 0 ? missingItemsText(items, message) : undefined);
    setViolations(wrong);
    if (items.length === 0 && wrong.length === 0) act(given);
    // What is missing of the hotel is not in this window: the words alone say it.
    const refused = given && CARD_FIELDS.find((name) => given[name] === '' || wrong.some(({ field }) => field === name));
    if (refused) inputs[refused].current?.focus();
  }

  function deliver(booking: BookingCard | null) {
    tried.current = JSON.stringify(booking);
    onSend(booking);
  }

  function handleSend(booking: BookingCard | null) {
    const repeats = unanswered && tried.current === JSON.stringify(booking);
    if (!repeats && (unanswered || sent.length > 0)) setAsking('again');
    else deliver(booking);
  }

  function handleCard(next: BookingCard) {
    setCard(next);
    setMissing(undefined);
    setViolations([]);
  }

  function errorOf(field: keyof BookingCard): string | undefined {
    const violation = violations.find((one) => one.field === field);
    return violation && say(violation);
  }

  const facts = [
    [t('hotel'), quote.nome],
    [t('to'), quote.email && <EmailAddress address={quote.email} />],
    [t('stay'), quote.checkin && quote.checkout && `${formatDateTime(quote.checkin)} – ${formatDateTime(quote.checkout)}`],
    [t('payment'), quote.tipoPagamento?.descricao],
  ] as const;

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={close}
        title={t('title')}
        context={context}
        initialFocus={byCard ? inputs.numero : intent === 'send' ? send : copy}
        footer={
          <>
            <Button onClick={close}>{t('close')}</Button>
            <Button
              ref={copy}
              tone={intent === 'copy' ? 'primary' : 'secondary'}
              pending={pending === 'copy'}
              onClick={() => attempt(onCopy)}
            >
              <Copy aria-hidden="true" />
              {t('copy')}
            </Button>
            <Button
              ref={send}
              tone={intent === 'send' ? 'primary' : 'secondary'}
              pending={pending === 'send'}
              onClick={() => attempt(handleSend)}
            >
              <Mail aria-hidden="true" />
              {t('send')}
            </Button>
          </>
        }
      >
        <div className="g:grid g:gap-4">
          {sent.length > 0 && (
            <Banner
              tone="warning"
              title={sent.map(({ em, usuario, email }) => (
                <Fragment key={em}>
                  {t(email === null ? 'sent' : 'sentTo', { when: shownLogMoment(em), who: usuario, to: email ?? '' })}
                  <br className="g:own" />
                </Fragment>
              ))}
            />
          )}
          {missing !== undefined && <Banner tone="danger" title={message('preencha_os_campos_obrigatorios', { campos: missing })} />}
          {unsent && (
            <Banner tone="danger" title={message('erro_ao_enviar_email_via_zendesk')}>
              <Button size="sm" className="g:mt-1" pending={pending === 'copy'} onClick={() => attempt(onCopy)}>
                <Copy aria-hidden="true" />
                {t('copyText')}
              </Button>
            </Banner>
          )}
          {unanswered && (
            <Banner tone="danger" title={t('unanswered')}>
              <Button size="sm" className="g:mt-1" pending={pending === 'send'} onClick={() => attempt(handleSend)}>
                <RefreshCw aria-hidden="true" />
                {t('retry')}
              </Button>
            </Banner>
          )}
          <dl className="g:grid g:grid-cols-[auto_minmax(0,1fr)] g:gap-x-4 g:gap-y-1">
            {facts.map(([name, value]) => (
              <div key={name} className="g:col-span-2 g:grid g:grid-cols-subgrid">
                <dt className="g:text-ink-2">{name}</dt>
                <dd className="g:wrap-anywhere g:font-medium g:tabular">{value || '—'}</dd>
              </div>
            ))}
          </dl>
          {byCard && (
            <fieldset className="g:min-w-0">
              <legend className="g:mb-2 g:font-semibold">{t('card')}</legend>
              <CardFields card={card} onCardChange={handleCard} errorOf={errorOf} inputs={inputs} />
              <p className="g:mt-2 g:text-ink-2 g:text-sm">{t('cardNote', { hours: CARD_LINK_HOURS, views: CARD_LINK_VIEWS })}</p>
            </fieldset>
          )}
          {refusedText !== undefined && (
            <>
              <Banner tone="danger" title={t('refused', { keys: copyKeys() })} />
              <TextArea ref={text} readOnly label={t('text')} rows={12} value={refusedText} />
            </>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking === 'discard'}
        onOpenChange={() => setAsking(undefined)}
        title={t('discard')}
        description={t('discardNote')}
        kind="confirmarCancelar"
        confirmLabel={t('discardConfirm')}
        tone="warning"
        onConfirm={() => {
          setAsking(undefined);
          onOpenChange(false);
        }}
      />
      <ConfirmDialog
        open={asking === 'again'}
        onOpenChange={() => setAsking(undefined)}
        title={t('again')}
        description={t(sent.length > 0 ? 'againNote' : 'againUnanswered')}
        kind="confirmarCancelar"
        confirmLabel={t('againConfirm')}
        tone="warning"
        onConfirm={() => {
          setAsking(undefined);
          deliver(given);
        }}
      />
    </>
  );
}
