import { segmentMinutes, shownAirline, waitBetween } from '@guiche/domain/air/display';
import { dayAndMonth } from '@guiche/domain/dates';
import type { Flight, Segment } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { searchStopsLabel } from '@guiche/domain/results';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { JourneyTimes } from '../../internal/journey-times.tsx';
import { AirlineLogo } from '../../search/airline-logo/index.ts';
import { flightCode } from '../internal/flight-code.ts';
import { segmentName } from '../internal/segment-name.ts';
import { groupDetailsModalTexts } from './group-details-modal.texts.ts';

interface GroupFlightsProps {
  segments: readonly Segment[];
  logoPattern: string | undefined;
}

/** The flights that all quotes of an offer have in common, by segment, with the waits between them. */
export function GroupFlights({ segments, logoPattern }: GroupFlightsProps) {
  const t = useTexts(groupDetailsModalTexts);
  const message = useMessage(airMessages);
  return (
    <ol className="g:grid g:gap-4 g:@3xl:grid-cols-2">
      {segments.map((segment) => {
        const stops = searchStopsLabel(segment.voos.length);
        return (
          <li key={segment.id} data-part="segment" className="g:grid g:min-w-0 g:content-start g:gap-1.5">
            <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-2">
              <span className="g:font-medium">{segmentName(segment, message)}</span>
              <span className="g:text-ink-2 g:text-sm">{message(stops.key, stops.params)}</span>
            </p>
            <ol className="g:grid g:gap-2">
              {segment.voos.map((flight, index) => {
                const wait = waitBetween(segment.voos[index - 1], flight);
                return (
                  <li key={flight.id} className="g:grid g:gap-2">
                    {wait !== null && (
                      <p className="g:border-line g:border-y g:border-dashed g:py-1 g:text-ink-2 g:text-sm">
                        {t('wait', { place: flight.origem ?? '–', time: wait })}
                      </p>
                    )}
                    <FlightLine flight={flight} segment={segment} logoPattern={logoPattern} />
                  </li>
                );
              })}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}

interface FlightLineProps {
  flight: Flight;
  segment: Segment;
  logoPattern: string | undefined;
}

/** One flight: airline and number, day and times, and the airports by their names. */
function FlightLine({ flight, segment, logoPattern }: FlightLineProps) {
  const t = useTexts(groupDetailsModalTexts);
  const language = useUiLanguage();
  const { cia, ciaData, dataPartida, dataChegada, origem, origemData, destino, destinoData } = flight;
  const airline = ciaData && shownAirline(ciaData);
  const operator = ciaData?.operadora;
  return (
    <div data-part="flight" className="g:grid g:min-w-0 g:grid-cols-[auto_minmax(0,1fr)] g:gap-x-2.5">
      <AirlineLogo iata={airline?.iata ?? cia ?? '–'} pattern={logoPattern} className="g:mt-0.5" />
      <div className="g:grid g:min-w-0 g:gap-0.5">
        <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3">
          <span className="g:whitespace-nowrap g:text-ink-2 g:text-sm">{dayAndMonth(dataPartida, language) || '–'}</span>
          <JourneyTimes
            departure={{ time: dataPartida, place: origem }}
            arrival={{ time: dataChegada, place: destino }}
            minutes={segmentMinutes({ ...segment, voos: [flight] })}
            className="g:max-w-80 g:flex-1 g:basis-52"
          />
        </p>
        <p className="g:text-ink-2 g:text-sm g:wrap-anywhere">
          {[airline?.nome, flightCode(flight), operator && t('operatedBy', { airline: operator })].filter(Boolean).join(' · ')}
        </p>
        {origemData && destinoData && (
          <p className="g:text-ink-3 g:text-sm g:wrap-anywhere">
            {origemData.nome} → {destinoData.nome}
          </p>
        )}
      </div>
    </div>
  );
}
