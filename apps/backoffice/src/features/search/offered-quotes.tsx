import { reservationState } from '@guiche/domain/air/quote';
import type { AirQuote, Quote, Service } from '@guiche/domain/entities';
import { comparableTotal, lowestTotal, offeredQuotes, quoteOffer } from '@guiche/domain/quotes';
import { serviceRoute } from '@guiche/domain/requests';
import { formatMoney } from '@guiche/masks/money';
import { MoneyText } from '@guiche/ui/data/money-text';
import { ServiceIcon } from '@guiche/ui/data/service-icon';
import { Badge } from '@guiche/ui/feedback/badge';
import { Button } from '@guiche/ui/primitives/button';
import { AirResult } from '@guiche/ui/search/air-result';
import { BusResult } from '@guiche/ui/search/bus-result';
import { CarResult } from '@guiche/ui/search/car-result';
import { HotelResult } from '@guiche/ui/search/hotel-result';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { datesAndTravellers } from '../../shared/requests/context-of.ts';
import { useNow } from '../../shared/use-now.ts';
import { isForOtherDays } from './offered-days.ts';
import { usePresentYear } from './use-present-year.ts';

interface Choosing {
  chosenId: string | null;
  disabled: boolean;
  onChoose: (quote: Quote) => void;
  /** No other quote of the service costs less. */
  cheapest: boolean;
  /** Null for an offer of other days than asked: it shows theirs in full. */
  year: string | null;
}

interface OfferedQuotesProps {
  service: Service;
  chosenId: string | null;
  /** Why a dearer one is chosen. */
  reason: string | null;
  disabled: boolean;
  onChoose: (quote: Quote) => void;
  /** The issue was cancelled: something else may be chosen, and need not be. */
  optional: boolean;
  /** It was sent without a choice for this service, which is said below its heading. */
  missing: boolean;
  /** The id of the heading, which gets the focus while the choice of the service is missing. */
  id: string;
}

/** What is offered for a service, each quote with a button that chooses it. @see S-001, Q-094 */
export function OfferedQuotes({ service, chosenId, reason, disabled, onChoose, optional, missing, id }: OfferedQuotesProps) {
  const t = useText();
  const now = useNow();
  const presentYear = usePresentYear();
  const isExpired = (quote: AirQuote) => reservationState(quote, now) === 'past';
  const offered = offeredQuotes<Quote>(service);
  const lowest = offered.length > 1 ? lowestTotal(offered) : null;
  const offers: readonly { id: string; result: ReactNode }[] = (() => {
    function groups<Each extends Quote>(
      quotes: readonly Each[],
      show: (group: { id: string; cotacoes: Each[] }, choosing: Choosing) => ReactNode,
    ) {
      const sum = (quote: Each) => comparableTotal(quote) ?? Number.POSITIVE_INFINITY;
      return offeredQuotes({ ...service, cotacoes: quotes })
        .toSorted((a, b) => sum(a) - sum(b))
        .map((quote) => {
          const cheapest = lowest !== null && sum(quote) === lowest;
          const year = isForOtherDays(quote, service) ? null : presentYear;
          return { id: quote.id, result: show({ id: quote.id, cotacoes: [quote] }, { chosenId, disabled, onChoose, cheapest, year }) };
        });
    }
    switch (service.tipoServico) {
      case 'AEREO':
        return groups(service.cotacoes, (group, choosing) => <AirResult group={group} isExpired={isExpired} {...choosing} />);
      case 'HOTEL':
        return groups(service.cotacoes, (group, choosing) => <HotelResult group={group} {...choosing} />);
      case 'CARRO':
        return groups(service.cotacoes, (group, choosing) => <CarResult group={group} {...choosing} />);
      case 'RODOVIARIO':
        return groups(service.cotacoes, (group, choosing) => <BusResult group={group} {...choosing} />);
      case 'OUTROS':
        return groups(
          service.cotacoes,
          ({ cotacoes: [quote] }, choosing) =>
            quote && <OtherOffer quote={quote} name={quoteOffer(quote) || serviceRoute(service)} {...choosing} />,
        );
    }
  })();
  return (
    <section aria-labelledby={id} className="g:grid g:gap-2">
      <div className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1">
        <ServiceIcon kind={service.tipoServico} />
        <div className="g:min-w-0 g:flex-1 g:basis-44">
          <h2 id={id} tabIndex={-1} aria-describedby={missing ? `${id}-missing` : undefined} className="g:font-semibold g:wrap-anywhere">
            {serviceRoute(service)}
          </h2>
          <p className="g:text-ink-2 g:text-sm g:wrap-anywhere">{datesAndTravellers(service)}</p>
          {optional && <p className="g:text-sm">{t('search.optional')}</p>}
          {missing && (
            // No alert: the heading that gets the focus is described by it, and what is missing is said once, at the button.
            <p id={`${id}-missing`} className="g:text-danger-ink g:text-sm">
              {t('search.missing')}
            </p>
          )}
        </div>
      </div>
      {offers.length === 0 && <p className="g:text-sm">{t('search.nothingOffered')}</p>}
      <ul className="g:grid g:gap-2">
        {offers.map((offer) => (
          <li key={offer.id}>{offer.result}</li>
        ))}
      </ul>
      {reason !== null && (
        <p className="g:text-sm g:wrap-anywhere">
          {t('search.reason')}: {reason}
        </p>
      )}
    </section>
  );
}

interface OtherOfferProps extends Choosing {
  quote: Quote;
  name: string;
}

/** An offer of a kind that is not searched for. */
function OtherOffer({ quote, name, chosenId, disabled, onChoose, cheapest }: OtherOfferProps) {
  const t = useText();
  const isChosen = quote.id === chosenId;
  const currency = quote.moeda?.codigo ?? 'BRL';
  const word = t(isChosen ? 'search.chosen' : 'search.choose');
  return (
    <article
      className={`g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2 g:rounded-md g:border g:bg-surface-1 g:p-3 ${isChosen ? 'g:border-accent' : 'g:border-line'}`}
    >
      <h3 className="g:min-w-0 g:flex-1 g:basis-44 g:font-semibold g:wrap-anywhere">{name}</h3>
      {cheapest && <Badge tone="success">{t('search.cheapest')}</Badge>}
      <MoneyText value={quote.total} currency={currency} className="g:font-semibold g:text-xl" />
      <Button
        tone={isChosen ? 'primary' : 'secondary'}
        aria-disabled={disabled || undefined}
        aria-label={`${word}: ${name}, ${formatMoney(quote.total, { currency })}`}
        // As with those that are searched for.
        onClick={disabled ? undefined : ({ detail }) => detail < 2 && onChoose(quote)}
        className="g:ms-auto g:min-w-26"
      >
        {isChosen && <Check aria-hidden="true" />}
        {word}
      </Button>
    </article>
  );
}
