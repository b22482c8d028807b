import type { TravellersChanges } from '@guiche/domain/changed-issues';
import type { RequestSummary } from '@guiche/domain/entities';
import { listStatusLabel } from '@guiche/domain/requests';
import { DeadlineLabel } from '../../data/deadline-label/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { VipMark } from '../../internal/vip-mark.tsx';
import { travellerChangesTexts } from './traveller-changes.texts.ts';

export interface TravellerChangesProps {
  /** The travellers, each with the own changed requests, as `byTraveller` of the domain returns them. */
  groups: readonly TravellersChanges[];
  /** The moment against which the deadlines are measured. */
  now: Date;
  /** Returns the address that a request opens; undefined when the user may not open it. */
  hrefOf: (request: RequestSummary) => string | undefined;
}

/**
 * Changed issues by traveller: whose trip changes, and which of that person's requests.
 *
 * Use: for whoever calls or writes: the person is found first, then the request.
 * Not for: working through the list, which is a `RequestList`; loading, empty and failed, which it shows, too.
 * Keyboard: Tab: goes from request to request; Enter: opens it.
 * Screen reader: a list of travellers, each with a heading and a list of requests.
 * @see A-105
 * @keywords emissões alteradas, viajante, passageiro, lista
 */
export function TravellerChanges({ groups, now, hrefOf }: TravellerChangesProps) {
  const t = useTexts(travellerChangesTexts);
  return (
    <ul data-slot="traveller-changes" aria-label={t('label')} className="g:grid g:gap-3">
      {groups.map(({ viajante, solicitacoes }) => (
        <li key={viajante.id} className="g:rounded-md g:border g:border-line g:bg-surface-1">
          <h2 className="g:flex g:items-center g:gap-2 g:border-line g:border-b g:px-3 g:py-2 g:font-semibold">
            {viajante.nomeCompleto}
            <VipMark traveller={viajante} />
          </h2>
          <ul className="g:[&>*+*]:border-line g:[&>*+*]:border-t">
            {solicitacoes.map((request) => (
              <RequestRow key={request.uuid} request={request} now={now} href={hrefOf(request)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function RequestRow({ request, now, href }: { request: RequestSummary; now: Date; href: string | undefined }) {
  const t = useTexts(travellerChangesTexts);
  return (
    <li data-row="" className="g:group g:relative g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-1 g:px-3 g:py-2">
      {href === undefined ? (
        <span className="g:font-semibold">{request.idSolicitacao}</span>
      ) : (
        // The link covers its row, so that a press anywhere opens it.
        <a
          href={href}
          className="g:rounded-md g:font-semibold g:text-accent-text g:outline-none g:after:absolute g:after:inset-0 g:group-hover:underline g:focus-visible:after:outline-2 g:focus-visible:after:outline-accent g:focus-visible:after:-outline-offset-2"
        >
          <span className="g:sr-only">{t('request')} </span>
          {request.idSolicitacao}
        </a>
      )}
      <span className="g:min-w-40 g:flex-1 g:wrap-anywhere">
        {request.trajeto ?? t('noTrip')}
        <span className="g:text-ink-2"> · {request.empresa.nome}</span>
      </span>
      <StatusBadge label={listStatusLabel(request.status, request.statusCotacaoViagem)} />
      <span className="g:flex g:min-w-34 g:items-center g:text-sm">
        <DeadlineLabel deadline={request.dataVencimentoEmissao} now={now} />
      </span>
    </li>
  );
}
