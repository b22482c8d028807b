import type { RequestSummary } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { RequestDesk, type RequestDeskProps } from '../request-desk/index.ts';
import { knownRequestTexts } from './known-request.texts.ts';

type DeskProps = 'deadline' | 'now' | 'back' | 'railOpen' | 'onRailOpenChange' | 'unfolded' | 'onUnfoldedChange';

export interface KnownRequestProps extends Pick<RequestDeskProps, DeskProps> {
  /** What the row of the list told about the request. */
  request: RequestSummary;
}

/**
 * A request that is being loaded, with what the row of a list knew about it in the places where the whole request will show it. What no row
 * knows is a placeholder.
 *
 * Use: while a request loads that was opened from a list.
 * Not for: a request of which nothing is known, for which skeletons stand.
 * Parts: those of a `RequestDesk`.
 * Keyboard: none.
 * Screen reader: says that it loads; the known facts can be read meanwhile.
 * @see A-119
 * @keywords solicitação, carregando, loading
 */
export function KnownRequest({ request, ...desk }: KnownRequestProps) {
  const t = useTexts(knownRequestTexts);
  return (
    <div className="g:own" data-slot="known-request" aria-busy="true">
      <p role="status" className="g:sr-only">
        {t('loading')}
      </p>
      <RequestDesk request={request} {...desk}>
        {TIPO_SERVICO.filter((kind) => request.tiposServico.includes(kind)).map((kind) => (
          <div key={kind} className="g:min-w-0 g:rounded-md g:border g:border-line g:bg-surface-1">
            <div className="g:flex g:items-center g:gap-4 g:p-pad">
              <ServiceIcon kind={kind} withWord />
              <Skeleton className="g:h-5 g:w-64 g:max-w-1/2" />
            </div>
            <div className="g:grid g:gap-2 g:rounded-b-md g:border-line g:border-t g:bg-surface g:p-pad">
              <Skeleton className="g:h-24" />
            </div>
          </div>
        ))}
      </RequestDesk>
    </div>
  );
}
