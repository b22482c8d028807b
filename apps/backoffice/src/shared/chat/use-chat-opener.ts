import { hasFollowUp } from '@guiche/domain/access';
import type { RequestSummary } from '@guiche/domain/entities';
import { useUser } from '../session/session-context.tsx';
import { chat } from './chat.ts';

/** Opens the chat of a request; undefined for users without the follow-up, who see no button for it. @see A-030 */
export function useChatOpener(): ((request: Pick<RequestSummary, 'id' | 'idSolicitacao' | 'empresa'>) => void) | undefined {
  const user = useUser();
  return hasFollowUp(user) ? (request) => chat.open(request, user.agency.id) : undefined;
}
