import type { CarQuote, CarQuoteGroup } from '@guiche/domain/entities';
import { carCategory, enumLabel } from '@guiche/domain/enums';
import { carMessages } from '@guiche/domain/messages/car';
import { quoteOffer } from '@guiche/domain/quotes';
import { sortCarResults } from '@guiche/domain/results';
import { formatDate } from '@guiche/masks/date';
import { formatMoney } from '@guiche/masks/money';
import { Cog, Snowflake } from 'lucide-react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { filled } from '../../internal/filled-list.ts';
import { nightsText } from '../../internal/nights-text.ts';
import { ResultFrame } from '../internal/result-frame.tsx';
import type { ResultProps } from '../internal/result-props.ts';
import { carResultTexts } from './car-result.texts.ts';

export interface CarResultProps extends ResultProps<CarQuoteGroup> {}

/**
 * An offer of a category of cars among the results of a search: model and company, pickup and return, gear and air conditioning; the total
 * with the price of a day at the right edge. The same category of other companies is listed below, folded.
 *
 * Use: in a `ResultList`, one below the other.
 * Not for: a quote of a request, which is an `OtherQuoteCard`.
 * Keyboard: Tab: goes to "Detalhes" and "Comparar", to the button that chooses, and to the other options; Enter, Space: press it.
 * Screen reader: an article named by category; each button that chooses says which car at which price, and whether it is chosen.
 * @see S-266, S-268, S-289
 * @keywords resultado de carro, locação, aluguel, locadora, car result
 */
export function CarResult(props: CarResultProps) {
  const { group, chosenId, onChoose, cheapest = false, onDetails, onCompare, disabled = false } = props;
  const t = useTexts(carResultTexts);
  const message = useMessage(carMessages);
  const quotes = filled(sortCarResults(group.cotacoes, 'MENOR_PRECO'));
  if (!quotes) return null;
  const [quote] = quotes;
  const categoryOf = (each: CarQuote) => {
    const key = enumLabel('categoria_carro', carCategory(each.categoria));
    return key === null ? '' : message(key);
  };
  const differenceOf = (each: CarQuote) => [quoteOffer(each), each.cambio].filter(Boolean).join(' · ');
  const offer = quoteOffer(quote);
  const { quantidadeDiarias, valorDiaria } = quote;

  return (
    <ResultFrame
      slot="car-result"
      quotes={quotes}
      title={categoryOf(quote)}
      subtitle={offer}
      priceNote={[
        quantidadeDiarias !== null && t('days', { count: quantidadeDiarias, days: nightsText(quantidadeDiarias) }),
        valorDiaria !== null && t('perDay', { price: formatMoney(valorDiaria, { currency: quote.moeda?.codigo ?? 'BRL' }) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      chosenId={chosenId}
      onChoose={onChoose}
      cheapest={cheapest}
      onDetails={onDetails && (() => onDetails(group))}
      onCompare={onCompare}
      disabled={disabled}
      nameOf={(each) => [categoryOf(each), quoteOffer(each), each.cambio].filter(Boolean).join(', ')}
      differenceOf={differenceOf}
    >
      <dl className="g:grid g:gap-x-6 g:gap-y-0.5 g:@md:grid-cols-[auto_minmax(0,1fr)]">
        <Handover
          name={t('pickup')}
          day={quote.dataRetirada}
          hour={quote.horaRetirada}
          place={[quote.localRetirada, quote.cidadeRetirada]}
        />
        <Handover
          name={t('dropOff')}
          day={quote.dataDevolucao}
          hour={quote.horaDevolucao}
          place={[quote.localDevolucao, quote.cidadeDevolucao]}
        />
      </dl>
      <ul className="g:flex g:flex-wrap g:gap-x-3 g:gap-y-0.5 g:text-ink-2 g:text-sm g:[&_svg]:size-3.5 g:[&_svg]:shrink-0 g:[&_svg]:text-ink-3">
        {quote.cambio && (
          <li className="g:flex g:items-center g:gap-1">
            <Cog aria-hidden="true" />
            <span className="g:sr-only">{t('gear')}: </span>
            {quote.cambio}
          </li>
        )}
        <li className="g:flex g:items-center g:gap-1">
          {quote.arcondicionado && <Snowflake aria-hidden="true" />}
          {t(quote.arcondicionado ? 'airConditioning' : 'noAirConditioning')}
        </li>
      </ul>
    </ResultFrame>
  );
}

interface HandoverProps {
  name: string;
  day: string | null;
  hour: string | null;
  /** The shop and its city. */
  place: readonly (string | null)[];
}

/** When and where the car is handed over. */
function Handover({ name, day, hour, place }: HandoverProps) {
  const when = [day && formatDate(day), hour].filter(Boolean).join(' ');
  const where = [...new Set(place.filter(Boolean))].join(', ');
  if (when === '' && where === '') return null;
  return (
    <div className="g:grid g:min-w-0 g:@md:col-span-full g:@md:grid-cols-subgrid g:@md:items-baseline">
      <dt className="g:text-ink-3 g:text-sm">{name}</dt>
      <dd className="g:min-w-0 g:wrap-anywhere">
        <span className="g:whitespace-nowrap g:tabular">{when}</span>
        {where !== '' && <span className="g:text-ink-2"> · {where}</span>}
      </dd>
    </div>
  );
}
