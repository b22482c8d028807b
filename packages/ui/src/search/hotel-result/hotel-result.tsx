import type { HotelQuote, HotelQuoteGroup } from '@guiche/domain/entities';
import { enumLabel } from '@guiche/domain/enums';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { sortHotelResults } from '@guiche/domain/results';
import { formatMoney } from '@guiche/masks/money';
import { Check, MapPin } from 'lucide-react';
import { useMessage, useTexts, useUiLanguage } from '../../i18n/index.ts';
import { dayWithYear } from '../../internal/day-with-year.ts';
import { filled } from '../../internal/filled-list.ts';
import { hotelWords } from '../../internal/hotel-words.ts';
import { nightsText } from '../../internal/nights-text.ts';
import { ResultFrame } from '../internal/result-frame.tsx';
import type { ResultProps } from '../internal/result-props.ts';
import { hotelResultTexts } from './hotel-result.texts.ts';
import { HotelStars } from './hotel-stars.tsx';

export interface HotelResultProps extends ResultProps<HotelQuoteGroup> {}

/** So many of the included items are shown; of the rest, how many there are. */
const ITEMS = 6;

/**
 * An offer of a hotel among the results of a search: its stars and address, the days of the stay, the room with its meals, what the price includes; the total with
 * its nights at the right edge. Other rooms of the hotel are listed below, folded.
 *
 * Use: in a `ResultList`, one below the other.
 * Not for: a quote of a request, which is an `OtherQuoteCard`.
 * Keyboard: Tab: goes to "Detalhes" and "Comparar", to the button that chooses, and to the other options; Enter, Space: press it.
 * Screen reader: an article named by the hotel; its stars are said as a number; each button that chooses says which room at which price, and
 * whether it is chosen.
 * @see S-028, S-268, S-270
 * @keywords resultado de hotel, hospedagem, oferta, hotel result
 */
export function HotelResult(props: HotelResultProps) {
  const { group, chosenId, onChoose, cheapest = false, onDetails, onCompare, disabled = false, year } = props;
  const t = useTexts(hotelResultTexts);
  const message = useMessage(hotelMessages);
  const language = useUiLanguage();
  const quotes = filled(sortHotelResults(group.cotacoes, 'MENOR_PRECO'));
  if (!quotes) return null;
  const [quote] = quotes;
  const { nome, estrelas, inclusos, quantidadeDiarias, tarifaMedia } = quote;
  const address = [quote.endereco, quote.cidade].filter(Boolean).join(', ');
  const left = inclusos.length - ITEMS;
  const stay = [quote.checkin, quote.checkout].flatMap((moment) => (moment === null ? [] : dayWithYear(moment, language, year)));

  function roomOf(each: HotelQuote): readonly string[] {
    const type = each.tipoApartamento || each.tipoQuarto === null ? null : enumLabel('tipo_quarto', each.tipoQuarto);
    return [...(type ? [message(type)] : []), ...hotelWords(each, message)];
  }
  const differenceOf = (each: HotelQuote) => roomOf(each).join(' · ');
  const room = differenceOf(quote);

  return (
    <ResultFrame
      slot="hotel-result"
      quotes={quotes}
      title={nome ?? t('hotelMissing')}
      subtitle={estrelas !== null && <HotelStars count={estrelas} />}
      priceNote={
        quantidadeDiarias !== null &&
        [
          t('nights', { count: quantidadeDiarias, nights: nightsText(quantidadeDiarias) }),
          tarifaMedia !== null && t('average', { price: formatMoney(tarifaMedia, { currency: quote.moeda?.codigo ?? 'BRL' }) }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      chosenId={chosenId}
      onChoose={onChoose}
      cheapest={cheapest}
      onDetails={onDetails && (() => onDetails(group))}
      onCompare={onCompare}
      disabled={disabled}
      nameOf={(each) => [each.nome, ...roomOf(each)].filter(Boolean).join(', ')}
      differenceOf={differenceOf}
    >
      {address !== '' && (
        <p data-part="address" className="g:flex g:items-baseline g:gap-1 g:text-ink-2 g:text-sm g:wrap-anywhere">
          <MapPin aria-hidden="true" className="g:size-3.5 g:shrink-0 g:self-center g:text-ink-3" />
          <span className="g:sr-only">{t('address')}: </span>
          {address}
        </p>
      )}
      {stay.length > 0 && (
        <p data-part="stay" className="g:text-sm g:tabular">
          <span className="g:sr-only">{t('stay')}: </span>
          {stay.join(' – ')}
        </p>
      )}
      {room !== '' && (
        <p data-part="room" className="g:wrap-anywhere">
          {room}
        </p>
      )}
      {inclusos.length > 0 && (
        <ul aria-label={t('included')} className="g:flex g:flex-wrap g:gap-x-3 g:gap-y-0.5 g:text-success-ink g:text-sm">
          {[...new Set(inclusos)].slice(0, ITEMS).map((item) => (
            <li key={item} className="g:flex g:min-w-0 g:items-center g:gap-1 g:wrap-anywhere">
              <Check aria-hidden="true" className="g:size-3.5 g:shrink-0" />
              {item}
            </li>
          ))}
          {left > 0 && <li className="g:text-ink-2">{t('moreIncluded', { count: left })}</li>}
        </ul>
      )}
    </ResultFrame>
  );
}
