import { baggageLabel, cabinLabel, segmentEnds, shownAirline } from '@guiche/domain/air/display';
import type { AirQuote, AirQuoteGroup } from '@guiche/domain/entities';
import { airMessages } from '@guiche/domain/messages/air';
import { quoteOffer } from '@guiche/domain/quotes';
import { sortAirResults } from '@guiche/domain/results';
import { formatDateTime } from '@guiche/masks/date-time';
import { CalendarClock, CircleAlert } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { clockTime } from '../../internal/day-text.ts';
import { filled, once } from '../../internal/filled-list.ts';
import { toLocalTime } from '../../internal/local-time.ts';
import { AirlineLogo } from '../airline-logo/index.ts';
import { ResultFact, ResultFrame } from '../internal/result-frame.tsx';
import type { ResultProps } from '../internal/result-props.ts';
import { airResultTexts } from './air-result.texts.ts';
import { ResultSegment } from './result-segment.tsx';

export interface AirResultProps extends ResultProps<AirQuoteGroup> {
  /** The address of the airlines' logos, as an `AirlineLogo` takes it. @see S-056 */
  logoPattern?: string | undefined;
  /** Whether the reservation of a quote is past; the caller has the clock. Without it none is marked. */
  isExpired?: ((quote: AirQuote) => boolean) | undefined;
}

/** The airlines of a quote, each once. */
function airlinesOf(quote: AirQuote): readonly { iata: string; nome: string }[] {
  const flown = quote.segmentos
    .flatMap(({ voos }) => voos)
    .flatMap(({ cia, ciaData }) => (ciaData ? [shownAirline(ciaData)] : cia ? [{ iata: cia, nome: cia }] : []));
  return [...new Map(flown.map((airline) => [airline.iata, airline])).values()];
}

/** The fare families of a quote, each once. */
function familiesOf(quote: AirQuote): readonly string[] {
  return once(quote.segmentos.flatMap(({ voos }) => voos.flatMap(({ familia }) => familia?.identificador ?? [])));
}

/**
 * An offer of flights among the results of a search: each segment with its times, its time under way, its stops and its baggage; the price at
 * the right edge. The same flights at other fares or of other suppliers are listed below, folded.
 *
 * Use: in a `ResultList`, one below the other.
 * Not for: a quote of a request, which is a `QuoteCard`.
 * Keyboard: Tab: goes to "Detalhes" and "Comparar", to the button that chooses, and to the other options; Enter, Space: press it.
 * Screen reader: an article named by airline; each button that chooses says which flight at which price, and whether it is chosen.
 * @see S-051, S-056, S-057, S-058
 * @keywords resultado aéreo, voo, oferta, pesquisa de aéreo, flight result
 */
export function AirResult(props: AirResultProps) {
  const { group, chosenId, onChoose, cheapest = false, onDetails, onCompare, disabled = false, year, logoPattern, isExpired } = props;
  const t = useTexts(airResultTexts);
  const message = useMessage(airMessages);
  const quotes = filled(sortAirResults(group.cotacoes, 'MENOR_PRECO'));
  if (!quotes) return null;
  const [quote] = quotes;
  const airlines = airlinesOf(quote);
  const families = familiesOf(quote);

  function nameOf(each: AirQuote): string {
    const [segment] = each.segmentos;
    const departure = segment && segmentEnds(segment).first?.dataPartida;
    return [quoteOffer(each), departure && t('departingAt', { time: clockTime(departure) }), ...familiesOf(each)]
      .filter(Boolean)
      .join(', ');
  }
  function differenceOf(each: AirQuote): string {
    const cabins = once(
      each.segmentos.flatMap(({ voos }) => voos.flatMap(({ tipoCabine }) => (tipoCabine ? message(cabinLabel(tipoCabine)) : []))),
    );
    const baggage = baggageLabel(each.quantidadeBagagem, each.pesoBagagem);
    return [...familiesOf(each), ...cabins, message(baggage.key, baggage.params)].join(' · ');
  }
  const markOf = (each: AirQuote) =>
    isExpired?.(each) && (
      <Badge tone="danger">
        <CircleAlert aria-hidden="true" />
        {t('expired')}
      </Badge>
    );

  return (
    <ResultFrame
      slot="air-result"
      quotes={quotes}
      title={
        airlines.length === 0
          ? t('airlineMissing')
          : airlines.map(({ iata, nome }) => (
              <span key={iata} className="g:inline-flex g:items-center g:gap-1.5">
                <AirlineLogo iata={iata} pattern={logoPattern} />
                {nome}
              </span>
            ))
      }
      subtitle={families.length > 0 && families.join(' · ')}
      facts={
        quote.validadeReserva !== null && (
          <ResultFact name={t('validity')} nameHidden>
            <span className="g:inline-flex g:flex-wrap g:items-center g:gap-x-2 g:tabular">
              <span className="g:inline-flex g:items-center g:gap-1">
                <CalendarClock aria-hidden="true" className="g:size-4 g:shrink-0 g:text-ink-3" />
                {t('reservedUntil', { date: formatDateTime(toLocalTime(quote.validadeReserva)) })}
              </span>
              {markOf(quote)}
            </span>
          </ResultFact>
        )
      }
      chosenId={chosenId}
      onChoose={onChoose}
      cheapest={cheapest}
      onDetails={onDetails && (() => onDetails(group))}
      onCompare={onCompare}
      disabled={disabled}
      nameOf={nameOf}
      differenceOf={differenceOf}
      markOf={markOf}
    >
      <ol className="g:grid g:grid-cols-[auto_1fr] g:gap-x-2.5 g:gap-y-1.5 g:@2xl:grid-cols-[auto_auto_auto_minmax(0,1fr)]">
        {quote.segmentos.map((segment) => (
          <ResultSegment year={year} key={segment.id} quote={quote} segment={segment} />
        ))}
      </ol>
    </ResultFrame>
  );
}
