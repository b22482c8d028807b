import { SEARCH_PATHS, type SearchedKind, searchAddress } from '@guiche/domain/access';
import type { OwnTrip as Trip } from '@guiche/domain/entities';
import { enumLabel, type TipoServico } from '@guiche/domain/enums';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { awaitsApprover, clientMayDecide, quotesMayChange } from '@guiche/domain/requests';
import { formatDate } from '@guiche/masks/date';
import { MoneyText } from '@guiche/ui/data/money-text';
import { ServiceIcon } from '@guiche/ui/data/service-icon';
import { Badge } from '@guiche/ui/feedback/badge';
import { useMessage } from '@guiche/ui/i18n';
import { Button } from '@guiche/ui/primitives/button';
import { useId } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';

const isSearched = (kind: TipoServico): kind is SearchedKind => kind in SEARCH_PATHS;

interface OwnTripProps {
  trip: Trip;
  /** The user is who approves it. */
  approves: boolean;
}

/** One request: where and when, who travels, how it stands and why it came back, what was chosen costs, and what can be opened of it. @see S-001, S-013 */
export function OwnTrip({ trip, approves }: OwnTripProps) {
  const t = useText();
  const message = useMessage(requestsMessages);
  const id = useId();
  const {
    idSolicitacao: idViagem,
    trajeto,
    dataViagem,
    colaboradores,
    empresa,
    status,
    tiposServico,
    totalEscolhido,
    justificativaRetorno,
  } = trip;
  const searched = tiposServico.filter(isSearched);
  const [first = 'AEREO'] = searched;
  const isOpen = quotesMayChange(status);
  const waits = awaitsApprover(status);
  const chooses = !approves && clientMayDecide(status);
  const label = enumLabel('status_solicitacao', status);
  return (
    <article
      aria-labelledby={id}
      className="g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-2 g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3"
    >
      <div className="g:flex g:min-w-0 g:flex-1 g:basis-64 g:flex-col g:gap-1">
        <div className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
          <h2 id={id} className="g:min-w-0 g:font-semibold g:wrap-anywhere">
            {trajeto ?? t('ownTrips.trip', { id: idViagem })}
          </h2>
          {label !== null && <Badge tone={waits || chooses ? 'warning' : 'neutral'}>{message(label)}</Badge>}
        </div>
        <p className="g:text-ink-2 g:text-sm g:wrap-anywhere">
          {[t('ownTrips.trip', { id: idViagem }), dataViagem && formatDate(dataViagem), empresa.nome].filter(Boolean).join(' · ')}
        </p>
        <p className="g:text-sm g:wrap-anywhere">{colaboradores.map(({ nomeCompleto }) => nomeCompleto).join(', ')}</p>
        {justificativaRetorno && (
          <p className="g:text-sm g:whitespace-pre-line g:wrap-anywhere">{t('ownTrips.reason', { reason: justificativaRetorno })}</p>
        )}
        {totalEscolhido !== null && (
          <p className="g:flex g:flex-wrap g:items-baseline g:gap-x-2 g:text-sm">
            <span className="g:text-ink-2">{t('search.total')}</span>
            <MoneyText value={totalEscolhido} currency="BRL" className="g:font-semibold" />
          </p>
        )}
      </div>
      <div className="g:flex g:flex-wrap g:items-center g:gap-2">
        {isOpen ? (
          searched.map((kind) => (
            <Button key={kind} asChild size="sm">
              <a href={hrefTo(searchAddress({ kind, idViagem }))} aria-describedby={id}>
                {t(`search.open.${kind}`)}
              </a>
            </Button>
          ))
        ) : (
          <>
            {tiposServico.map((kind) => (
              <ServiceIcon key={kind} kind={kind} size="sm" />
            ))}
            <Button asChild size="sm" tone={chooses || (approves && waits) ? 'primary' : 'secondary'}>
              <a href={hrefTo(searchAddress({ kind: first, idViagem }))} aria-describedby={id}>
                {t(chooses ? 'ownTrips.choose' : 'ownTrips.open')}
              </a>
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
