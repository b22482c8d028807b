import type { HotelQuote } from '@guiche/domain/entities';
import { nights } from '@guiche/domain/hotel/pricing';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { formatDateTime } from '@guiche/masks/date-time';
import { useId } from 'react';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { MoneyText } from '../../data/money-text/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { hotelWords } from '../../internal/hotel-words.ts';
import { nightsText } from '../../internal/nights-text.ts';
import { hotelChangeModalTexts } from './hotel-change-modal.texts.ts';

/** The day of a wall-clock time: nights are counted between days. */
const dayOf = (moment: string | null) => moment?.slice(0, '2026-12-10'.length) ?? null;
const shown = (moment: string | null) => (moment === null ? '—' : formatDateTime(moment));

/** The stay that is replaced: hotel, dates, nights and total. @see S-077, S-081 */
export function PresentStay({ stay }: { stay: HotelQuote }) {
  const t = useTexts(hotelChangeModalTexts);
  const message = useMessage(hotelMessages);
  const id = useId();
  const { nome, cidade, checkin, checkout } = stay;
  const count = stay.quantidadeDiarias ?? nights(dayOf(checkin), dayOf(checkout));
  return (
    <section data-part="present" aria-labelledby={id} className="g:rounded-md g:border g:border-line g:bg-surface-2 g:p-3">
      <h3 id={id} className="g:mb-1.5 g:font-semibold">
        {t('present')}
      </h3>
      <KeyValueList
        items={[
          {
            label: t('hotel'),
            value: (
              <>
                <span className="g:font-medium">{nome ?? t('hotelMissing')}</span>
                {cidade && <span className="g:block g:text-ink-2 g:text-sm">{cidade}</span>}
              </>
            ),
          },
          {
            label: t('stay'),
            value: (
              <span className="g:tabular">
                {shown(checkin)} – {shown(checkout)}
                {count > 0 && <span className="g:block g:text-ink-2 g:text-sm">{t('nights', { count, nights: nightsText(count) })}</span>}
              </span>
            ),
          },
          { label: t('room'), value: hotelWords(stay, message).join(' · ') },
          {
            label: t('total'),
            value: <MoneyText value={stay.total} currency={stay.moeda?.codigo ?? 'BRL'} className="g:font-semibold" />,
          },
        ]}
      />
    </section>
  );
}
