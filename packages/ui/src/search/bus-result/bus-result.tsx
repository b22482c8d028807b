import { minutesBetween } from '@guiche/domain/dates';
import type { BusQuote, BusQuoteGroup } from '@guiche/domain/entities';
import { busMessages } from '@guiche/domain/messages/bus';
import { quoteOffer } from '@guiche/domain/quotes';
import { sortBusResults } from '@guiche/domain/results';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime } from '../../internal/day-text.ts';
import { dayWithYear } from '../../internal/day-with-year.ts';
import { filled } from '../../internal/filled-list.ts';
import { JourneyTimes } from '../../internal/journey-times.tsx';
import { seatClass } from '../../internal/seat-class.ts';
import { ResultFrame } from '../internal/result-frame.tsx';
import type { ResultProps } from '../internal/result-props.ts';
import { busResultTexts } from './bus-result.texts.ts';

export interface BusResultProps extends ResultProps<BusQuoteGroup> {}

/** The minutes under way; null while a time is unknown, and when the coach arrives before it departs. */
function minutesOf({ dataPartida, dataChegada }: BusQuote): number | null {
  if (dataPartida === null || dataChegada === null) return null;
  const minutes = minutesBetween(dataPartida, dataChegada);
  return minutes >= 0 ? minutes : null;
}

/**
 * An offer of a coach among the results of a search: company and class, times and time under way, the stations; the price at the right edge.
 * The same coach of other sellers or in another class is listed below, folded.
 *
 * Use: in a `ResultList`, one below the other.
 * Not for: a quote of a request, which is an `OtherQuoteCard`.
 * Keyboard: Tab: goes to "Detalhes" and "Comparar", to the button that chooses, and to the other options; Enter, Space: press it.
 * Screen reader: an article named by company; each button that chooses says which coach at which price, and whether it is chosen.
 * @see S-268, S-271
 * @keywords resultado de ônibus, rodoviário, viação, passagem, bus result
 */
export function BusResult(props: BusResultProps) {
  const { group, chosenId, onChoose, cheapest = false, onDetails, onCompare, disabled = false, year } = props;
  const t = useTexts(busResultTexts);
  const message = useMessage(busMessages);
  const language = useUiLanguage();
  const quotes = filled(sortBusResults(group.cotacoes, 'MENOR_PRECO'));
  if (!quotes) return null;
  const [quote] = quotes;
  const { dataPartida, dataChegada, rodoviariaPartida, rodoviariaChegada } = quote;
  const classOf = ({ classe }: BusQuote) => (classe === null ? '' : seatClass(classe, message));
  const departingAt = (each: BusQuote) => each.dataPartida && t('departingAt', { time: clockTime(each.dataPartida) });

  return (
    <ResultFrame
      slot="bus-result"
      quotes={quotes}
      title={quoteOffer(quote) || t('companyMissing')}
      subtitle={classOf(quote)}
      chosenId={chosenId}
      onChoose={onChoose}
      cheapest={cheapest}
      onDetails={onDetails && (() => onDetails(group))}
      onCompare={onCompare}
      disabled={disabled}
      nameOf={(each) => [quoteOffer(each), classOf(each), departingAt(each)].filter(Boolean).join(', ')}
      differenceOf={classOf}
    >
      <p data-part="times" className="g:flex g:flex-wrap g:items-baseline g:gap-x-2.5">
        <span className="g:whitespace-nowrap g:text-ink-2 g:text-sm">{dataPartida ? dayWithYear(dataPartida, language, year) : '–'}</span>
        <JourneyTimes
          departure={{ time: dataPartida }}
          arrival={{ time: dataChegada }}
          minutes={minutesOf(quote)}
          className="g:max-w-72 g:flex-1 g:basis-44"
        />
      </p>
      {(rodoviariaPartida || rodoviariaChegada) && (
        <p data-part="stations" className="g:text-ink-2 g:text-sm g:wrap-anywhere">
          <span className="g:sr-only">{t('from')} </span>
          {rodoviariaPartida ?? '–'}
          <span className="g:own" aria-hidden="true">
            {' → '}
          </span>
          <span className="g:sr-only"> {t('to')} </span>
          {rodoviariaChegada ?? '–'}
        </p>
      )}
    </ResultFrame>
  );
}
