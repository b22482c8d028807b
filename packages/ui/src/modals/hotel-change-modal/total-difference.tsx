import type { HotelQuote } from '@guiche/domain/entities';
import { totalChange } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { MoneyText } from '../../data/money-text/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { hotelChangeModalTexts } from './hotel-change-modal.texts.ts';

interface TotalDifferenceProps {
  stay: HotelQuote;
  /** The quote that was picked; null for none. */
  picked: HotelQuote | null;
}

/** The rule compares with a total that is stored; that of the present stay is, whichever save it comes from. */
const STORED = 1;

function lookOf(change: number | null | undefined): string {
  if (!change) return 'g:text-ink';
  return change > 0 ? 'g:text-danger-ink' : 'g:text-success-ink';
}

/** The total of the present stay, that of the picked quote, and how far they are apart. Said politely as another one is picked. @see S-077 */
export function TotalDifference({ stay, picked }: TotalDifferenceProps) {
  const t = useTexts(hotelChangeModalTexts);
  const change = picked && totalChange(picked, { total: stay.total, moeda: stay.moeda, versao: STORED });
  function words(): string {
    if (!picked || change === null || change === undefined) return t('incomparable');
    if (change === 0) return t('same');
    const amount = formatMoney(Math.abs(change), { currency: picked.moeda?.codigo ?? 'BRL' });
    return t(change > 0 ? 'more' : 'less', { amount });
  }
  return (
    <div role="status" data-part="difference" className="g:me-auto g:min-w-0 g:max-sm:w-full">
      {picked ? (
        <dl className="g:flex g:flex-wrap g:gap-x-5 g:gap-y-1 g:tabular">
          <Total name={t('presentTotal')} quote={stay} />
          <Total name={t('newTotal')} quote={picked} />
          <div className="g:own">
            <dt className="g:text-ink-2 g:text-sm">{t('difference')}</dt>
            <dd className={`g:font-semibold ${lookOf(change)}`}>{words()}</dd>
          </div>
        </dl>
      ) : (
        <p className="g:text-ink-2 g:text-sm">{t('pickOne')}</p>
      )}
    </div>
  );
}

function Total({ name, quote }: { name: string; quote: HotelQuote }) {
  return (
    <div className="g:own">
      <dt className="g:text-ink-2 g:text-sm">{name}</dt>
      <dd className="g:font-semibold">
        <MoneyText value={quote.total} currency={quote.moeda?.codigo ?? 'BRL'} />
      </dd>
    </div>
  );
}
