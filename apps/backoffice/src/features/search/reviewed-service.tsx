import type { SearchedHotelService, Service } from '@guiche/domain/entities';
import { choiceIsOptional, isSettledService, quoteOffer, statusCotacaoLabel } from '@guiche/domain/quotes';
import { serviceRoute } from '@guiche/domain/requests';
import { MoneyText } from '@guiche/ui/data/money-text';
import { ServiceIcon } from '@guiche/ui/data/service-icon';
import { StatusBadge } from '@guiche/ui/data/status-badge';
import { Badge } from '@guiche/ui/feedback/badge';
import { Button } from '@guiche/ui/primitives/button';
import { useId } from 'react';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { contextOf, datesAndTravellers } from '../../shared/requests/context-of.ts';
import { ReviewedBus, ReviewedDetails } from './reviewed-details.tsx';

interface ReviewedServiceProps {
  service: Service;
  /** What the approval knows of it, for a hotel. */
  stay: SearchedHotelService | undefined;
  /** Who approved the request without what was removed; null while that is not decided, or not known. */
  removedBy?: string | null;
  /** A removal is on its way. */
  pending: boolean;
  /** Removes the hotel, or brings it back; undefined where that is not possible. */
  onRemove: ((removed: boolean) => void) | undefined;
}

/** What was chosen for a service: what it is, what it costs, why it was chosen although it is dearer. @see S-001, S-096, S-099, S-111 */
export function ReviewedService({ service, stay, removedBy = null, pending, onRemove }: ReviewedServiceProps) {
  const t = useText();
  const id = useId();
  const removed = stay?.removido ?? false;
  const { escolhida, tipoServico } = service;
  // Once the request is approved nothing is chosen there any more: what had been tells what was removed.
  const shown = removed && service.tipoServico === 'HOTEL' ? { ...service, escolhida: stay?.escolhida ?? null } : service;
  const name = (shown.escolhida && quoteOffer(shown.escolhida)) || serviceRoute(service);
  return (
    <article
      aria-labelledby={id}
      className="g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3"
    >
      <ServiceIcon kind={tipoServico} />
      <div className="g:flex g:min-w-0 g:flex-1 g:basis-64 g:flex-col g:gap-1">
        <div className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
          <h2 id={id} className="g:min-w-0 g:font-semibold g:wrap-anywhere">
            {name}
          </h2>
          {escolhida && (isSettledService(service) || choiceIsOptional(service)) && (
            <StatusBadge label={statusCotacaoLabel(escolhida.statusCotacao)} />
          )}
          {removed && <Badge tone="danger">{t('search.removed')}</Badge>}
        </div>
        <p className="g:text-ink-2 g:text-sm g:wrap-anywhere">
          {name.includes(serviceRoute(service)) ? datesAndTravellers(service) : contextOf(service)}
        </p>
        {removed && removedBy !== null && <p className="g:text-sm">{t('search.removedBy', { name: removedBy })}</p>}
        <ReviewedDetails service={shown} stay={stay} />
      </div>
      <div className="g:ms-auto g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-2">
        {/* What was removed is not paid. */}
        {escolhida && !removed && (
          <MoneyText value={escolhida.total} currency={escolhida.moeda?.codigo ?? 'BRL'} className="g:font-semibold" />
        )}
        <ReviewedBus service={service} describedBy={id} />
        {onRemove && (
          <Button
            size="sm"
            pending={pending}
            aria-label={t(removed ? 'search.restoreOf' : 'search.removeOf', { name })}
            onClick={() => onRemove(!removed)}
          >
            {t(removed ? 'search.restore' : 'search.remove')}
          </Button>
        )}
      </div>
    </article>
  );
}
