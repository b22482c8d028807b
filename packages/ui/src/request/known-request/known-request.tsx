import type { RequestSummary } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import { ServiceIcon } from '../../data/service-icon/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { RequestDesk, type RequestDeskProps } from '../request-desk/index.ts';
import { knownRequestTexts } from './known-request.texts.ts';

export interface KnownRequestProps extends Pick<RequestDeskProps, 'deadline' | 'now' | 'back' | 'railOpen' | 'onRailOpenChange'> {
  request: RequestSummary;
}

/**
 * A request that is being loaded, with what the row of a list knew about it in the places where the whole request will show it. What no row
 * knows is a placeholder.
 *
 * Screen reader: says that it loads; the known facts can be read meanwhile.
 * @see A-119
 */
export function KnownRequest({ request, ...desk }: KnownRequestProps) {
  const t = useTexts(knownRequestTexts);
  return (
    <div data-slot="known-request" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <RequestDesk request={request} {...desk}>
        {TIPO_SERVICO.filter((kind) => request.tiposServico.includes(kind)).map((kind) => (
          <div key={kind} className="rounded-md border border-line bg-surface-1">
            <div className="flex items-center gap-4 p-pad">
              <ServiceIcon kind={kind} withWord />
              <Skeleton className="h-5 w-64 max-w-1/2" />
            </div>
            <div className="grid gap-2 rounded-b-md border-line border-t bg-surface p-pad">
              <Skeleton className="h-24" />
            </div>
          </div>
        ))}
      </RequestDesk>
    </div>
  );
}
