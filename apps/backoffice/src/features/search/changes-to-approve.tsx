import { approvalDifference, awaitsChangeApproval } from '@guiche/domain/changed-issues';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { ChangedService } from '@guiche/ui/request/changed-service';
import { useId } from 'react';
import { useText } from '../../shared/i18n/language-provider.tsx';

/** Of a request whose change waits for approval, the services that are no longer what was approved, each with what it was and what it becomes. @see A-108 */
export function ChangesToApprove({ request }: { request: TravelRequest }) {
  const t = useText();
  const id = useId();
  if (!awaitsChangeApproval(request.status)) return null;
  const changed = servicesOf(request).flatMap((service) => {
    const difference = approvalDifference(service);
    return difference ? [{ service, difference }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <section aria-labelledby={id} className="g:grid g:gap-2">
      <h2 id={id} className="g:font-semibold">
        {t('search.changedSinceApproval')}
      </h2>
      {changed.map(({ service, difference }) => (
        <ChangedService key={service.id} service={service} difference={difference} />
      ))}
    </section>
  );
}
