import { hasFollowUp } from '@guiche/domain/access';
import type { RequestSummary } from '@guiche/domain/entities';
import { useNotify } from '../failures/use-notify.ts';
import { useUser } from '../session/session-context.tsx';
import { chat } from './chat.ts';
import { ChatWindow } from './chat-window-on-demand.ts';

/** Opens the chat of a request; undefined for users without the follow-up, who see no button for it. @see A-030 */
export function useChatOpener(): ((request: Pick<RequestSummary, 'id' | 'idSolicitacao' | 'empresa'>) => void) | undefined {
  const user = useUser();
  const notify = useNotify();
  if (!hasFollowUp(user)) return undefined;
  // Its code is fetched before it is rendered: a failure must not take the screen away.
  return (request) => void ChatWindow.preload().then(() => chat.open(request, user.agency.id), notify.failure);
}
