import { segmentEnds, segmentMinutes, stopsLabel, waitBetween } from '@guiche/domain/air/display';
import { awaitsCancellation } from '@guiche/domain/air/issuing';
import type { AirQuote, Flight, Segment } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { deadlineMessages } from '@guiche/domain/messages/deadline';
import { Ban, Hourglass } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { shortDay } from '../../internal/day-text.ts';
import { JourneyTimes } from '../../internal/journey-times.tsx';
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
      <JourneyTimes
        departure={{ time: first?.dataPartida ?? null, place: first?.origem ?? null }}
        arrival={{ time: last?.dataChegada ?? null, place: last?.destino ?? null }}
        minutes={segmentMinutes(segment)}
        className="g:@max-lg:col-span-2"
      />
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
