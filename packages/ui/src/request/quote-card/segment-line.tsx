import { daysLater, segmentEnds, stopsLabel, waitBetween } from '@guiche/domain/air/display';
import type { Flight, Segment } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { quoteCardTexts } from './quote-card.texts.ts';

export interface SegmentLineProps {
  segment: Segment;
}

/** A segment on a line: day, departure, stops, arrival, flights and waits. On a phone the flights are below. @see */
export function SegmentLine({ segment }: SegmentLineProps) {
  const t = useTexts(quoteCardTexts);
  const message = useMessage(airMessages);
  const language = useUiLanguage();
  const { first, last } = segmentEnds(segment);
  const stops = stopsLabel(segment);
  const later = daysLater(first?.dataPartida ?? null, last?.dataChegada ?? null);
  const waits = segment.voos.slice(1).flatMap((flight, index) => {
    const time = waitBetween(segment.voos[index], flight);
    return time === null ? [] : [t('waitingAt', { place: flight.origem ?? '–', time })];
  });
  return (
    <li className="col-span-full grid grid-cols-subgrid items-baseline">
      <span className="text-ink-2 text-sm">{t(`segment.${segment.tipo}`)}</span>
      <span className="whitespace-nowrap text-ink-2 text-sm max-sm:justify-self-end">
        {first?.dataPartida ? shortDay(first.dataPartida, language) : '–'}
      </span>
      <span className="flex items-center gap-2 max-sm:col-span-2">
        <Place name={t('departure')} time={first?.dataPartida ?? null} airport={first?.origem ?? null} className="sm:w-18" />
        <span className="flex min-w-28 flex-1 items-center gap-1.5 text-ink-2 text-xs sm:min-w-36">
          <span aria-hidden="true" className="h-px flex-1 bg-line-strong" />
          {message(stops.key, stops.params)}
          <span aria-hidden="true" className="h-px flex-1 bg-line-strong" />
        </span>
        <Place name={t('arrival')} time={last?.dataChegada ?? null} airport={last?.destino ?? null} daysLater={later} className="sm:w-24" />
      </span>
      <span className="min-w-0 text-ink-2 text-sm max-sm:col-span-2">
        {segment.voos.map(flightNumber).filter(Boolean).join(' · ')}
        {waits.length > 0 && <span className="block text-ink-3 text-xs">{waits.join(' · ')}</span>}
      </span>
    </li>
  );
}

function flightNumber({ cia, numero }: Flight): string {
  return [cia, numero].filter(Boolean).join(' ');
}

interface PlaceProps {
  name: string;
  time: string | null;
  airport: string | null;
  daysLater?: number;
  className: string;
}

function Place({ name, time, airport, daysLater = 0, className }: PlaceProps) {
  const t = useTexts(quoteCardTexts);
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <span className="sr-only">{name} </span>
      <span className="font-semibold">{time ? clockTime(time) : '–'}</span>
      {daysLater > 0 && (
        <>
          <sup aria-hidden="true" className="ml-0.5 text-warning-ink text-xs">
            +{daysLater}
          </sup>
          <span className="sr-only"> {t('daysLater', { count: daysLater })}</span>
        </>
      )}{' '}
      {airport ?? '–'}
    </span>
  );
}
