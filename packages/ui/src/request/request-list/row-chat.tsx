import type { RequestSummary } from '@guiche/domain/entities';
import { ChatButton } from '../chat-button/index.ts';
import type { RequestListProps } from './request-list-props.ts';

export interface RowChatProps extends Pick<RequestListProps, 'onOpenChat'> {
  request: RequestSummary;
}

/**
 * The chat of a row's request, above the link that covers the row; the count alone where it cannot be opened. Without unread messages it shows
 * on the row that is pointed at or in focus, to keep a long list calm.
 * @see
 */
export function RowChat({ request, onOpenChat }: RowChatProps) {
  const { idSolicitacao, mensagensNaoLidas } = request;
  return (
    // A line of text high: the button does not stretch the row.
    <span
      className={`g:relative g:z-10 g:-mx-1 g:flex g:h-[1lh] g:items-center ${mensagensNaoLidas > 0 ? '' : 'g:xl:pointer-fine:not-group-hover:not-group-focus-within:opacity-0'}`}
    >
      <ChatButton compact number={idSolicitacao} unread={mensagensNaoLidas} onOpen={onOpenChat && (() => onOpenChat(request))} />
    </span>
  );
}
