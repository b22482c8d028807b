import { Banner } from '@guiche/ui/feedback/banner';
import { useText } from '../../shared/i18n/language-provider.tsx';

/** In place of the results of a service whose days are past: its date is to be changed above. @see S-043, S-070, S-083, S-100 */
export function PastSearch() {
  const t = useText();
  return <Banner tone="warning" title={t('search.past')} />;
}
