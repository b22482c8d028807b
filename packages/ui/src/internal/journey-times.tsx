import { daysLater } from '@guiche/domain/air/display';
import { durationText } from '@guiche/domain/dates';
import { useTexts } from '../i18n/index.ts';
import { clockTime } from './day-text.ts';
import { journeyTimesTexts } from './journey-times.texts.ts';

interface JourneyEnd {
  /** A wall-clock time there; null while it is unknown. */
  time: string | null;
  /** The airport, or `undefined` where the place is told elsewhere. */
  place?: string | null | undefined;
}

interface JourneyTimesProps {
  departure: JourneyEnd;
  arrival: JourneyEnd;
  /** Minutes under way; null while they are unknown. */
  minutes: number | null;
  className?: string;
}

/** Departure, time under way and arrival on one line, with the days by which it arrives later. */
export function JourneyTimes({ departure, arrival, minutes, className = '' }: JourneyTimesProps) {
  const t = useTexts(journeyTimesTexts);
  return (
    <span className={`g:flex g:items-baseline g:gap-2 ${className}`}>
      <End name={t('departure')} {...departure} />
      <span className="g:flex g:min-w-19 g:flex-1 g:items-baseline g:gap-1.5 g:text-ink-2 g:text-xs">
        <span aria-hidden="true" className="g:h-px g:min-w-2 g:flex-1 g:self-center g:bg-line-strong" />
        {minutes !== null && (
          <span className="g:whitespace-nowrap">
            <span className="g:sr-only">{t('duration')} </span>
            {durationText(minutes)}
          </span>
        )}
        <span aria-hidden="true" className="g:h-px g:min-w-2 g:flex-1 g:self-center g:bg-line-strong" />
      </span>
      <End name={t('arrival')} {...arrival} later={daysLater(departure.time, arrival.time)} />
    </span>
  );
}

interface EndProps extends JourneyEnd {
  name: string;
  later?: number;
}

/** A time at a place. The width is kept for `+1`, so that the arrivals of several lines stand below each other. */
function End({ name, time, place, later }: EndProps) {
  const t = useTexts(journeyTimesTexts);
  return (
    <span className="g:whitespace-nowrap g:tabular">
      <span className="g:sr-only">{name} </span>
      <span className="g:font-semibold">{time ? clockTime(time) : '–'}</span>
      {place !== undefined && ` ${place ?? '–'}`}
      {later !== undefined && (
        <sup className="g:ms-0.5 g:inline-block g:w-4 g:text-warning-ink g:text-xs">
          {later > 0 && (
            <>
              <span className="g:own" aria-hidden="true">
                +{later}
              </span>
              <span className="g:sr-only"> {t('daysLater', { count: later })}</span>
            </>
          )}
        </sup>
      )}
    </span>
  );
}
