import type { BusQuote, BusService, Traveller } from '@guiche/domain/entities';
import { busMessages } from '@guiche/domain/messages/bus';
import { quoteOffer, statusCotacaoLabel } from '@guiche/domain/quotes';
import { formatDateTime } from '@guiche/masks/date-time';
import { useId } from 'react';
import { KeyValueList } from '../../data/key-value-list/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { seatClass } from '../../internal/seat-class.ts';
import { supplierOf } from '../../internal/supplier-of.ts';
import { VipMark } from '../../internal/vip-mark.tsx';
import { QuoteValues } from '../internal/quote-values.tsx';
import { busDetailsModalTexts } from './bus-details-modal.texts.ts';

interface BusDetailsProps {
  quote: BusQuote;
  service: Pick<BusService, 'origem' | 'destino'> | undefined;
  travellers: readonly Traveller[];
}

/** All that is known of a bus quote, to be read. @see S-099 */
export function BusDetails({ quote, service, travellers }: BusDetailsProps) {
  const t = useTexts(busDetailsModalTexts);
  const message = useMessage(busMessages);
  const id = useId();
  const { classe, dataPartida, dataChegada, localizador } = quote;
  const supplier = supplierOf(quote);
  return (
    <section
      aria-label={t('title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      tabIndex={0}
      className="g:grid g:gap-5 g:sm:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <div className="g:grid g:min-w-0 g:content-start g:gap-4">
        <KeyValueList
          data-part="trip"
          items={[
            // Quotes that were stored before they had stations have the places of their service.
            { label: t('origin'), value: quote.rodoviariaPartida ?? service?.origem },
            { label: t('destination'), value: quote.rodoviariaChegada ?? service?.destino },
            { label: t('departure'), value: dataPartida && <span className="g:tabular">{formatDateTime(dataPartida)}</span> },
            { label: t('arrival'), value: dataChegada && <span className="g:tabular">{formatDateTime(dataChegada)}</span> },
            { label: t('company'), value: quoteOffer(quote) },
            { label: t('seatClass'), value: classe && seatClass(classe, message) },
          ]}
        />
        <KeyValueList
          data-part="state"
          className="g:border-line g:border-t g:pt-3"
          items={[
            { label: t('status'), value: <StatusBadge label={statusCotacaoLabel(quote.statusCotacao)} /> },
            {
              label: t('travellers', { count: travellers.length }),
              value: travellers.length > 0 && (
                <ul className="g:own">
                  {travellers.map((traveller) => (
                    <li key={traveller.id} className="g:wrap-anywhere">
                      {traveller.nomeCompleto} <VipMark traveller={traveller} />
                    </li>
                  ))}
                </ul>
              ),
            },
            { label: t('supplier'), value: supplier },
            ...(localizador ? [{ label: t('locator'), value: localizador }] : []),
          ]}
        />
      </div>
      <section aria-labelledby={id} className="g:content-start g:rounded-md g:bg-surface-2 g:p-3 g:sm:self-start">
        <h3 id={id} className="g:mb-1.5 g:font-semibold">
          {t('values')}
        </h3>
        <QuoteValues quote={quote} />
      </section>
    </section>
  );
}
