import { Banner } from '@guiche/ui/feedback/banner';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { justificationQuery } from './searched-trip.ts';

interface OfTrip {
  idViagem: number;
}

/** That nothing of a refused request is issued, and why it was refused: whoever travels learns it here alone. */
export function WhyItIsRefused({ idViagem }: OfTrip) {
  const t = useText();
  const reason = useQuery(justificationQuery(idViagem));
  return (
    <Banner tone="warning" title={t('search.refused')}>
      {reason.data && <p className="g:whitespace-pre-line">{reason.data}</p>}
    </Banner>
  );
}

/** Why what was offered is quoted anew; nothing for a request that is quoted for the first time. @see S-001, A-120 */
export function WhyItIsQuotedAgain({ idViagem }: OfTrip) {
  const t = useText();
  const reason = useQuery(justificationQuery(idViagem));
  if (!reason.data) return null;
  return (
    <Banner tone="info" title={t('search.returnedToAgency')} className="g:mb-2">
      <p className="g:whitespace-pre-line">{reason.data}</p>
    </Banner>
  );
}

/** Why the agency returned a request, to a draft or to the choice; nothing for one that was not returned. @see Q-235 */
export function WhyItIsReturned({ idViagem, isDraft = false }: OfTrip & { isDraft?: boolean }) {
  const t = useText();
  const reason = useQuery(justificationQuery(idViagem));
  if (!reason.data) return null;
  return (
    <Banner tone="warning" title={t(isDraft ? 'search.returnedToDraft' : 'search.returnedToChoice')}>
      <p className="g:whitespace-pre-line">{reason.data}</p>
    </Banner>
  );
}
