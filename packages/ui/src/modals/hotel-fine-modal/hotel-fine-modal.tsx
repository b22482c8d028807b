import type { HotelQuote } from '@guiche/domain/entities';
import { useTexts } from '../../i18n/index.ts';
import { FineModal, type FineModalProps } from '../../quote/fine-modal/index.ts';
import { hotelFineModalTexts } from './hotel-fine-modal.texts.ts';

export interface HotelFineModalProps extends Omit<FineModalProps, 'kind' | 'quote' | 'title' | 'facts' | 'confirmLabel' | 'children'> {
  /** The hotel's quote as it is stored, whose reservation is cancelled. */
  quote: HotelQuote;
}

/**
 * Cancels the reservation of a hotel: shows its total, asks what the hotel keeps, and tells beside it what the client gets back. The fine
 * gives the balance option: none of it ESTORNO, a part REEMBOLSO, all of it no balance.
 *
 * Use: for a hotel whose cancellation was asked for, or that was issued and is not wanted.
 * Not for: a hotel that was never issued, which is called off in a `ConfirmDialog`; other services, which have windows of their own.
 * Keyboard: Ctrl+Enter: confirms, from its fields; Left, Right: choose the option; Escape: closes, after a question when something was typed.
 * Focus: on the fine; after a refusal on it again.
 * Screen reader: a dialog named by what is cancelled, described by the stay; what the client gets is read when typing pauses.
 * @see, B-033
 * @keywords multa de hotel, cancelar reserva, estorno, reembolso, fine
 */
export function HotelFineModal({ quote, ...frame }: HotelFineModalProps) {
  const t = useTexts(hotelFineModalTexts);
  return (
    <FineModal
      {...frame}
      kind="HOTEL"
      quote={quote}
      title={t('title')}
      confirmLabel={t('confirm')}
      facts={[
        { label: t('hotel'), value: quote.nome },
        { label: t('reservation'), value: quote.codigoReserva },
      ]}
    />
  );
}
