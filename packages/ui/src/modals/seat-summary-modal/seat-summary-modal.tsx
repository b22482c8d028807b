import type { Seat, Segment, Traveller } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { commonMessages } from '@guiche/domain/messages/common';
import { Armchair } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { FlightSeats } from './flight-seats.tsx';
import { seatSummaryModalTexts } from './seat-summary-modal.texts.ts';

export interface SeatSummaryModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** Route and dates in one line, under the title. */
  context?: ReactNode;
  /** The seats of the service, of which the reserved ones are shown; undefined while they load, and when they could not be loaded. */
  seats: readonly Seat[] | undefined;
  /** The segments of the chosen quote, whose flights are listed in their order. */
  flights: readonly Segment[];
  /** The travellers of the service, in the order in which they are listed. */
  travellers: readonly Traveller[];
  /** They could not be loaded; as words, why. @see S-064 */
  error?: ReactNode;
  /** Loads them again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/**
 * The seats that are reserved on the flights of a service: for each flight who sits where, and who has no seat.
 *
 * Use: to look at the reserved seats before or after an issue.
 * Not for: typing seats, which an `AirQuoteModal` does.
 * Keyboard: Tab: goes to the list; Up, Down: scroll it there; Escape: closes.
 * Focus: on the button that closes it, or on the one that tries again. It returns to what opened the window.
 * Screen reader: a region for each flight, with a list of terms: the traveller, and the seat in words where there is no number.
 * @see S-048, S-064, S-345
 * @keywords assentos, poltronas, lugares marcados, seats
 */
export function SeatSummaryModal({ open, onOpenChange, context, seats, flights, travellers, error, onRetry }: SeatSummaryModalProps) {
  const t = useTexts(seatSummaryModalTexts);
  const message = useMessage(airMessages, commonMessages);
  const close = useRef<HTMLButtonElement>(null);
  const reserved = seats?.filter(({ reservado }) => reservado);
  const voos = flights.flatMap((segment) => segment.voos);
  const others = reserved?.filter(({ idAereoVoo }) => !voos.some(({ id }) => id === idAereoVoo)) ?? [];

  function body() {
    if (error) return <ErrorState title={error === true ? message('erro_buscar_assentos_reservados') : error} onRetry={onRetry} />;
    if (!reserved) {
      return (
        <div role="status" aria-label={t('loading')} className="g:grid g:gap-3">
          <Skeleton className="g:h-24 g:w-full" />
          <Skeleton className="g:h-24 g:w-full" />
        </div>
      );
    }
    if (reserved.length === 0) {
      return (
        <EmptyState icon={<Armchair />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      );
    }
    return (
      <section
        aria-label={t('title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
        className="g:grid g:gap-3"
      >
        {voos.map((flight) => (
          <FlightSeats
            key={flight.id}
            flight={flight}
            seats={reserved.filter(({ idAereoVoo }) => idAereoVoo === flight.id)}
            travellers={travellers}
          />
        ))}
        {others.length > 0 && <FlightSeats flight={null} seats={others} travellers={travellers} />}
      </section>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      context={context}
      {...(error ? {} : { initialFocus: close })}
      footer={
        <Button ref={close} onClick={() => onOpenChange(false)}>
          {message('fechar')}
        </Button>
      }
    >
      {body()}
    </Dialog>
  );
}
