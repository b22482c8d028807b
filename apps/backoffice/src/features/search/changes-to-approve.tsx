import { type ApprovalDifference, approvalDifference, awaitsChangeApproval } from '@guiche/domain/changed-issues';
import type { SearchedHotelService, Service, TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { ChangedService } from '@guiche/ui/request/changed-service';
import { useId } from 'react';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { datesAndTravellers } from '../../shared/requests/context-of.ts';
import { ReviewedBus, ReviewedDetails } from './reviewed-details.tsx';

/** A service of a request that is no longer what was approved. */
interface Change {
  readonly service: Service;
  readonly difference: ApprovalDifference;
}

/** The services that are no longer what was approved, of a request whose change waits for approval. @see A-108 */
export function changesToApprove(request: TravelRequest): readonly Change[] {
  if (!awaitsChangeApproval(request.status)) return [];
  return servicesOf(request).flatMap((service) => {
    const difference = approvalDifference(service);
    return difference ? [{ service, difference }] : [];
  });
}

interface ChangesToApproveProps {
  changes: readonly Change[];
  /** What the approval knows of a service, for a hotel. */
  stayOf: (idServico: string) => SearchedHotelService | undefined;
}

/** The changed services, each with when and for whom it is, and with what it was and what it becomes. @see S-001, A-108 */
export function ChangesToApprove({ changes, stayOf }: ChangesToApproveProps) {
  const t = useText();
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="g:grid g:gap-2">
      <h2 id={id} className="g:font-semibold">
        {t('search.changedSinceApproval')}
      </h2>
      {changes.map(({ service, difference }) => (
        <ChangedService key={service.id} service={service} difference={difference}>
          <p className="g:text-ink-2 g:text-sm g:wrap-anywhere">{datesAndTravellers(service)}</p>
          <ReviewedDetails service={service} stay={stayOf(service.id)} />
          <div className="g:-ms-2">
            <ReviewedBus service={service} />
          </div>
        </ChangedService>
      ))}
    </section>
  );
}
