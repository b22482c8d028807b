import { daysLater, segmentEnds, segmentMinutes, stopsLabel, waitBetween } from '@guiche/domain/air/display';
import { awaitsCancellation } from '@guiche/domain/air/issuing';
import { durationText } from '@guiche/domain/dates';
import type { AirQuote, Flight, Segment } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { Ban, Hourglass } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { quoteCardTexts } from './quote-card.texts.ts';

export interface SegmentLineProps {
  segment: Segment;
  /** The quote that the segment belongs to. */
  quote: Pick<AirQuote, 'opcaoSaldo'>;
}

/**
 * A segment on a line: day, departure, total duration, arrival, stops with their waits, flights. In a narrow card the stops and flights are below.
 * A segment that is cancelled, or waits for it, says so.
 * @see, S-060
 */
export function SegmentLine({ segment, quote }: SegmentLineProps) {
  const t = useTexts(quoteCardTexts);
  const message = useMessage(airMessages, deadlineMessages);
  const language = useUiLanguage();
  const { first, last } = segmentEnds(segment);
  const stops = stopsLabel(segment);
  const minutes = segmentMinutes(segment);
  const later = daysLater(first?.dataPartida ?? null, last?.dataChegada ?? null);
  const waits = segment.voos.slice(1).flatMap((flight, index) => {
    const time = waitBetween(segment.voos[index], flight);
    return time === null ? [] : [t('waitingAt', { place: flight.origem ?? '–', time })];
  });
  return (
    <li className="g:col-span-full g:grid g:grid-cols-subgrid g:items-baseline">
      <span className="g:text-ink-2 g:text-sm">{t(`segment.${segment.tipo}`)}</span>
      <span className="g:whitespace-nowrap g:text-ink-2 g:text-sm g:@max-lg:justify-self-end">
        {first?.dataPartida ? shortDay(first.dataPartida, language) : '–'}
      </span>
      <span className="g:flex g:items-baseline g:gap-2 g:@max-lg:col-span-2">
        <Place name={t('departure')} time={first?.dataPartida ?? null} airport={first?.origem ?? null} />
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
        <Place name={t('arrival')} time={last?.dataChegada ?? null} airport={last?.destino ?? null} daysLater={later} />
      </span>
      <span className="g:min-w-0 g:text-ink-2 g:text-sm g:@max-lg:col-span-2">
        {message(stops.key, stops.params)}
        {waits.length > 0 && <span className="g:text-ink-3"> · {waits.join(' · ')}</span>}
      </span>
      <span className="g:min-w-0 g:text-ink-2 g:text-sm g:@max-lg:col-span-2">
        {segment.voos.map(flightNumber).filter(Boolean).join(' · ')}
        {segment.status === 'CANCELADO' && (
          <Badge className="g:ms-2">
            <Ban aria-hidden="true" />
            {t('cancelled')}
          </Badge>
        )}
        {awaitsCancellation(segment, quote) && (
          <Badge tone="warning" className="g:ms-2">
            <Hourglass aria-hidden="true" />
            {message('aguardando_cancelamento')}
          </Badge>
        )}
      </span>
    </li>
  );
}

function flightNumber({ cia, numero }: Flight): string {
  return [cia, numero].filter(Boolean).join('\u00a0');
}

interface PlaceProps {
  name: string;
  time: string | null;
  airport: string | null;
  daysLater?: number;
}

/** A time at an airport. The width is kept for `+1`, so that the arrivals of several segments stand below each other. */
function Place({ name, time, airport, daysLater }: PlaceProps) {
  const t = useTexts(quoteCardTexts);
  return (
    <span className="g:whitespace-nowrap g:tabular">
      <span className="g:sr-only">{name} </span>
      <span className="g:font-semibold">{time ? clockTime(time) : '–'}</span> {airport ?? '–'}
      {daysLater !== undefined && (
        <sup className="g:ms-0.5 g:inline-block g:w-4 g:text-warning-ink g:text-xs">
          {daysLater > 0 && (
            <>
              <span className="g:own" aria-hidden="true">
                +{daysLater}
              </span>
              <span className="g:sr-only"> {t('daysLater', { count: daysLater })}</span>
            </>
          )}
        </sup>
      )}
    </span>
  );
}
