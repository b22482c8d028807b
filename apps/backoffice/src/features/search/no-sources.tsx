import { searchMessages } from '@guiche/domain/messages/search';
import { Banner } from '@guiche/ui/feedback/banner';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { useMessage } from '@guiche/ui/i18n';
import { useNotify } from '../../shared/failures/use-notify.ts';

/** Nobody can be searched: the agency has no credential for it, or who has one cannot be told. @see S-086 */
export function NoSources({ error, onRetry, pending }: { error: unknown; onRetry: () => void; pending: boolean }) {
  const message = useMessage(searchMessages);
  const notify = useNotify(searchMessages);
  if (error) return <ErrorState title={notify.words(error)} onRetry={onRetry} pending={pending} />;
  return <Banner tone="warning" title={message('nenhuma_agencia_online_encontrada')} />;
}
