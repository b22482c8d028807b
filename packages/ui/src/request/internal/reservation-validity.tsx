import { reservationState } from '@guiche/domain/air/quote';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { formatDateTime } from '@guiche/masks/date-time';
import { CalendarClock, CircleAlert, RefreshCw } from 'lucide-react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { Button } from '../../primitives/button/index.ts';
import type { QuoteActions } from './quote-actions.ts';
import { reservationValidityTexts } from './reservation-validity.texts.ts';

interface ReservationValidityProps extends Pick<QuoteActions, 'onReSearch' | 'searching'> {
  validity: string;
  now: Date;
}

/** Until when an airline keeps the seats at the price; once that has passed, that nobody guarantees it. @see */
export function ReservationValidity({ validity, now, onReSearch, searching = false }: ReservationValidityProps) {
  const t = useTexts(reservationValidityTexts);
  const message = useMessage(deadlineMessages);
  const date = formatDateTime(toLocalTime(validity));
  return reservationState({ validadeReserva: validity }, now) === 'past' ? (
    <span className="g:inline-flex g:flex-wrap g:items-baseline g:gap-x-1.5 g:gap-y-1 g:text-danger-ink">
      <CircleAlert aria-hidden="true" className="g:size-4 g:shrink-0 g:self-center" />
      <strong className="g:font-semibold">
        {message('reserva_vencida')} {date}
      </strong>
      <span className="g:own">{message('reserva_expirada_sem_garantia_preco')}</span>
      {onReSearch && (
        <Button size="sm" pending={searching} onClick={onReSearch}>
          <RefreshCw aria-hidden="true" />
          {t('searchAgain')}
        </Button>
      )}
    </span>
  ) : (
    <span className="g:inline-flex g:items-center g:gap-1 g:text-success-ink">
      <CalendarClock aria-hidden="true" className="g:size-4 g:shrink-0" />
      {t('reservedUntil', { date })}
    </span>
  );
}
