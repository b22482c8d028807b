import { activeProfile, isClientProfile, routeAddress, type SearchedKind, searchAddress } from '@guiche/domain/access';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { Button } from '@guiche/ui/primitives/button';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { hrefTo } from '../../shared/address/href.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';

interface ServiceLink {
  readonly id: string;
  readonly label: string;
}

export interface SearchFrameProps {
  /** In place of what is searched for. */
  title?: string | undefined;
  kind: SearchedKind;
  idViagem: number;
  /** The services of the kind, when there are several to choose from. */
  services?: readonly ServiceLink[];
  /** The id of the one that is searched for. */
  current?: string;
  /** At the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a search: what is searched for, the way back to the request, or to the list of travellers and approvers, and the other services of its kind. @see S-013 */
export function SearchFrame({ title: ownTitle, kind, idViagem, services = [], current, actions, children }: SearchFrameProps) {
  const t = useText();
  const isClient = isClientProfile(activeProfile(useUser()));
  const title = ownTitle ?? t(`search.title.${kind}`, { id: idViagem });
  useDocumentTitle(title);
  return (
    <>
      <div className="g:mb-2 g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1">
        <Button asChild tone="quiet" size="sm" className="g:-ms-2">
          <a href={hrefTo(isClient ? routeAddress('/pesquisa/*') : routeAddress('/relatorio', { idSolicitacao: idViagem }))}>
            <ArrowLeft aria-hidden="true" />
            {t(isClient ? 'search.backToTrips' : 'search.back')}
          </a>
        </Button>
        <h1 className="g:wrap-anywhere g:min-w-0 g:font-semibold g:text-xl">{title}</h1>
        <div className="g:ms-auto g:flex g:flex-wrap g:gap-2">{actions}</div>
      </div>
      {services.length > 1 && (
        <nav aria-label={t('search.services')} className="g:mb-2 g:flex g:flex-wrap g:gap-2">
          {services.map(({ id, label }) => (
            <Button key={id} asChild size="sm" tone={id === current ? 'primary' : 'secondary'}>
              <a href={hrefTo(searchAddress({ kind, idViagem }, id))} aria-current={id === current ? 'page' : undefined}>
                {label}
              </a>
            </Button>
          ))}
        </nav>
      )}
      {children}
    </>
  );
}

/** Shown until the request is there. */
export function SearchSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-busy="true" aria-label={t('search.loading')} className="g:grid g:gap-3">
      <Skeleton className="g:h-16" />
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="g:h-28" />
      ))}
    </div>
  );
}

/** Shown when the request cannot be loaded, or has no such service. */
export function SearchFailure({ title, onRetry, pending }: { title: string; onRetry?: (() => void) | undefined; pending?: boolean }) {
  return <ErrorState title={title} onRetry={onRetry} pending={pending ?? false} />;
}
