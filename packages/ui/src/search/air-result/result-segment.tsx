import { cabinLabel, flightBaggageLabel, segmentEnds, segmentMinutes } from '@guiche/domain/air/display';
import type { AirQuote, Flight, Segment } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import { airMessages } from '@guiche/domain/messages/air';
import { searchStopsLabel } from '@guiche/domain/results';
import { useMessage, useUiLanguage } from '../../i18n/index.ts';
import { dayWithYear } from '../../internal/day-with-year.ts';
import { once } from '../../internal/filled-list.ts';
import { JourneyTimes } from '../../internal/journey-times.tsx';

interface ResultSegmentProps {
  quote: AirQuote;
  segment: Segment;
  year: string | null | undefined;
}

/** A segment of a result: its day and times, and behind them stops, flights, cabin and baggage, or below them in a narrow card. @see S-057, S-058 */
export function ResultSegment({ quote, segment, year }: ResultSegmentProps) {
  const message = useMessage(airMessages);
  const language = useUiLanguage();
  const { first, last } = segmentEnds(segment);
  const kind = enumLabel('tipo_segmento', segment.tipo);
  const stops = searchStopsLabel(segment.voos.length);
  const cabins = once(segment.voos.flatMap(({ tipoCabine }) => (tipoCabine ? message(cabinLabel(tipoCabine)) : [])));
  const baggage = once(
    segment.voos.map((flight) => {
      const label = flightBaggageLabel(quote, flight);
      return message(label.key, label.params);
    }),
  );
  const numbers = segment.voos.map(flightNumber).filter(Boolean);
  return (
    <li className="g:col-span-full g:grid g:grid-cols-subgrid g:items-baseline">
      <span className="g:text-ink-2 g:text-sm">{kind && message(kind)}</span>
      <span className="g:whitespace-nowrap g:text-ink-2 g:text-sm g:@max-2xl:justify-self-end">
        {first?.dataPartida ? dayWithYear(first.dataPartida, language, year) : '–'}
      </span>
      <JourneyTimes
        departure={{ time: first?.dataPartida ?? null, place: first?.origem ?? null }}
        arrival={{ time: last?.dataChegada ?? null, place: last?.destino ?? null }}
        minutes={segmentMinutes(segment)}
        className="g:@max-2xl:col-span-2"
      />
      <span className="g:grid g:min-w-0 g:text-ink-2 g:text-sm g:@max-2xl:col-span-2">
        <span className="g:own">
          {message(stops.key, stops.params)}
          {numbers.length > 0 && <span className="g:text-ink-3"> · {numbers.join(' · ')}</span>}
        </span>
        <span className="g:own">{[...cabins, ...baggage].join(' · ')}</span>
      </span>
    </li>
  );
}

function flightNumber({ cia, numero }: Flight): string {
  return [cia, numero].filter(Boolean).join('\u00a0');
}
