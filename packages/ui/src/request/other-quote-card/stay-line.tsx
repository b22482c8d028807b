import type { HotelQuote } from '@guiche/domain/entities';
import { formatMoney } from '@guiche/masks/money';
import { useTexts, useUiLanguage } from '../../i18n/index.ts';
import { clockTime, shortDay } from '../../internal/day-text.ts';
import { nightsText } from '../../internal/nights-text.ts';
import { otherQuoteCardTexts } from './other-quote-card.texts.ts';

/** The stay that a hotel quote offers, on one line: both moments, the nights, and the average price of one. @see Q-073 */
export function StayLine({ quote }: { quote: HotelQuote }) {
  const t = useTexts(otherQuoteCardTexts);
  const language = useUiLanguage();
  const { checkin, checkout, quantidadeDiarias, tarifaMedia } = quote;
  const when = (moment: string) => (
    <>
      {shortDay(moment, language)} <span className="g:text-ink-2">{clockTime(moment)}</span>
    </>
  );
  return (
    <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-3 g:gap-y-0.5 g:tabular">
      {checkin && checkout && (
        <span className="g:whitespace-nowrap">
          {when(checkin)} – {when(checkout)}
        </span>
      )}
      {quantidadeDiarias !== null && (
        <span className="g:whitespace-nowrap g:text-ink-2">
          {t('nights', { count: quantidadeDiarias, nights: nightsText(quantidadeDiarias) })}
          {tarifaMedia !== null && ` × ${formatMoney(tarifaMedia, { currency: quote.moeda?.codigo ?? 'BRL' })}`}
        </span>
      )}
    </p>
  );
}
