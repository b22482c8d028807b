import type { ClientCard as Card } from '@guiche/domain/entities';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ClientContact } from '../internal/client-contact.tsx';
import { PanelFailure } from '../internal/panel-failure.tsx';
import { Preferences, Programmes } from '../internal/particularities-content.tsx';
import { clientCardTexts } from './client-card.texts.ts';
import { Apportionment, Approvers, Balances, Fees, Limits, OpenRequests, Vips } from './client-facts.tsx';

export interface ClientCardProps {
  /** What the agency knows about the client; undefined while it loads. */
  card: Card | undefined;
  /** Shows how the projects share the request: by the fixed rule of its requester's company. @see Q-042 */
  apportioned?: boolean;
  /** The address of another request. */
  hrefOf: (idSolicitacao: number) => string;
  /** Why the card could not be loaded, in words. */
  error?: ReactNode;
  /** Loads it again; given when it could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** It is being loaded again. */
  pending?: boolean;
}

/**
 * What the agency has to know about the client of a request, in one column: what it wants, what it pays, what its policy allows, who approves,
 * who is VIP, whom to ask, what else is open and which credits are left. A part of which nothing is known is left out.
 *
 * Use: beside a request of the client.
 * Not for: the administration of clients, where these facts are edited.
 * Keyboard: Tab: goes through its links, and to long preferences, which the arrow keys scroll.
 * Screen reader: a region with a heading for each part.
 * @see B-050, Q-042
 * @keywords ficha do cliente, cliente, política, aprovadores, saldos, client card
 */
export function ClientCard({ card, apportioned = false, hrefOf, error, onRetry, pending = false }: ClientCardProps) {
  const t = useTexts(clientCardTexts);
  return (
    <section
      data-slot="client-card"
      aria-label={t('card')}
      className="g:[&>*+*]:border-line g:[&>*+*]:border-t g:rounded-md g:border g:border-line g:bg-surface-1"
    >
      {card ? (
        <Parts card={card} apportioned={apportioned} hrefOf={hrefOf} />
      ) : error !== undefined ? (
        <div className="g:p-3">
          <PanelFailure error={error} onRetry={onRetry} pending={pending} />
        </div>
      ) : (
        <div role="status" aria-label={t('loading')} className="g:grid g:gap-2 g:p-3">
          <Skeleton className="g:h-5 g:w-2/3" />
          <Skeleton className="g:h-16" />
          <Skeleton className="g:h-16" />
          <Skeleton className="g:h-16" />
        </div>
      )}
    </section>
  );
}

function Parts({ card, apportioned, hrefOf }: { card: Card; apportioned: boolean; hrefOf: ClientCardProps['hrefOf'] }) {
  const t = useTexts(clientCardTexts);
  const { particularidades, solicitacoesAbertas: open } = card;
  return (
    <>
      <div className="g:flex g:flex-wrap g:items-center g:gap-2 g:p-3">
        <h2 className="g:wrap-anywhere g:min-w-0 g:font-semibold">{card.empresa.nome}</h2>
        {card.empresa.clienteNovo && <Badge tone="info">{t('newClient')}</Badge>}
      </div>
      <Part title={t('preferences')}>
        <Preferences preferencias={particularidades.preferencias} />
        <Programmes {...particularidades} />
      </Part>
      {particularidades.contatoAdmin && (
        <Part title={t('contacts')}>
          <ClientContact {...particularidades} />
        </Part>
      )}
      {apportioned && (
        <Part title={t('apportionment')}>
          <Apportionment rateio={card.rateio} />
        </Part>
      )}
      {card.fees.length > 0 && (
        <Part title={t('fees')}>
          <Fees fees={card.fees} />
        </Part>
      )}
      {card.limites.length > 0 && (
        <Part title={t('limits')}>
          <Limits limites={card.limites} />
        </Part>
      )}
      {card.aprovadores.length > 0 && (
        <Part title={t('approvers')}>
          <Approvers aprovadores={card.aprovadores} />
        </Part>
      )}
      {card.vips.length > 0 && (
        <Part title={t('vips')}>
          <Vips vips={card.vips} />
        </Part>
      )}
      {card.saldos.length > 0 && (
        <Part title={t('balances')}>
          <Balances saldos={card.saldos} />
        </Part>
      )}
      <Part title={open.total > 0 ? t('openRequests', { count: open.total }) : t('noOpenRequests')}>
        <OpenRequests proximas={open.proximas} hrefOf={hrefOf} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="g:grid g:gap-1.5 g:p-3">
      <h3 id={id} className="g:text-ink-2 g:text-xs">
        {title}
      </h3>
      {children}
    </section>
  );
}
