import type { Flight } from '@guiche/domain/entities';
import { formatDateTime } from '@guiche/masks/date-time';
import { useRef } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { airDateConfirmationTexts } from './air-date-confirmation.texts.ts';

export interface AirDateConfirmationProps {
  /** Whether the question is shown. */
  open: boolean;
  /** The flights that arrive before they depart. */
  flights: readonly Flight[];
  /** Back to the form. Escape does the same. */
  onBack: () => void;
  /** Moves the arrivals to the next day, and saving goes on: offered as the likely answer when it is given. */
  onNextDay?: (() => void) | undefined;
  /** The person confirmed the dates: saving goes on. */
  onConfirm: () => void;
}

/**
 * Shows the flights that arrive before they depart, and asks whether that is right, or whether they arrive on the next day. Focus starts on the button that goes back.
 *
 * Use: before an air quote is saved whose flights seem to arrive before they depart.
 * Not for: any other question, which is a `ConfirmDialog`.
 * Parts: those of a small `Dialog`.
 * Keyboard: Enter, Space: press the button in focus, first the one that goes back; Escape: goes back.
 * Screen reader: a dialog named by its question, with a list of the flights.
 * @see
 * @keywords datas, voo, confirmação
 */
export function AirDateConfirmation({ open, flights, onBack, onNextDay, onConfirm }: AirDateConfirmationProps) {
  const t = useTexts(airDateConfirmationTexts);
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onBack()}
      title={t('title')}
      size="md"
      initialFocus={back}
      footer={
        <>
          <Button ref={back} onClick={onBack}>
            {t('back')}
          </Button>
          <Button tone={onNextDay ? 'secondary' : 'primary'} onClick={onConfirm}>
            {t('confirm')}
          </Button>
          {onNextDay && (
            <Button tone="primary" onClick={onNextDay}>
              {t('nextDay')}
            </Button>
          )}
        </>
      }
    >
      <p className="g:mb-3 g:text-ink-2">{t('text')}</p>
      <ul className="g:flex g:flex-col g:gap-2">
        {flights.map((flight) => (
          <li key={flight.id} className="g:rounded-md g:border g:border-line g:p-3">
            <strong className="g:font-semibold">
              {[flight.cia, flight.numero].filter(Boolean).join(' ')} · {flight.origem} → {flight.destino}
            </strong>
            <dl className="g:mt-2 g:grid g:grid-cols-2 g:gap-2">
              <div className="g:own">
                <dt className="g:text-ink-2 g:text-sm">{t('departure')}</dt>
                <dd className="g:own">{formatDateTime(flight.dataPartida)}</dd>
              </div>
              <div className="g:own">
                <dt className="g:text-ink-2 g:text-sm">{t('arrival')}</dt>
                <dd className="g:font-medium g:text-danger-ink">{formatDateTime(flight.dataChegada)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
