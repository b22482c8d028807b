import type { BusQuote } from '@guiche/domain/entities';
import { useTexts } from '../../i18n/index.ts';
import { FineModal, type FineModalProps } from '../../quote/fine-modal/index.ts';
import { busFineModalTexts } from './bus-fine-modal.texts.ts';

export interface BusFineModalProps extends Omit<FineModalProps, 'kind' | 'quote' | 'title' | 'facts' | 'confirmLabel' | 'children'> {
  /** The bus quote as it is stored, whose ticket is cancelled. */
  quote: BusQuote;
}

/**
 * Cancels a bus ticket: shows its total, asks what the company keeps, and tells beside it what the client gets back. The fine gives the
 * balance option, as in the `HotelFineModal`.
 *
 * Use: for a bus ticket whose cancellation was asked for, or that was issued and is not wanted.
 * Not for: a ticket that was never issued, which is called off in a `ConfirmDialog`; other services, which have windows of their own.
 * Keyboard: Ctrl+Enter: confirms, from its fields; Left, Right: choose the option; Escape: closes, after a question when something was typed.
 * Focus: on the fine; after a refusal on it again.
 * Screen reader: a dialog named by what is cancelled, described by the trip; what the client gets is read when typing pauses.
 * @see, B-033
 * @keywords multa de ônibus, cancelar passagem, rodoviário, estorno, reembolso, fine
 */
export function BusFineModal({ quote, ...frame }: BusFineModalProps) {
  const t = useTexts(busFineModalTexts);
  return (
    <FineModal
      {...frame}
      kind="RODOVIARIO"
      quote={quote}
      title={t('title')}
      confirmLabel={t('confirm')}
      facts={[
        ...(quote.nomeCia ? [{ label: t('company'), value: quote.nomeCia }] : []),
        ...(quote.localizador ? [{ label: t('locator'), value: quote.localizador }] : []),
        ...(quote.numeroBilhete ? [{ label: t('ticket'), value: quote.numeroBilhete }] : []),
      ]}
    />
  );
}
