import { type ChatState, chatIsOpen } from './chat-state.ts';

/** How often an open chat asks for new messages, in milliseconds. @see A-163 */
export const CHAT_POLL_MS = 15_000;

/** After how many milliseconds to ask for new messages; `false`, never, while no chat is open. @see A-163 */
export function chatPollInterval(state: ChatState): number | false {
  return chatIsOpen(state) ? CHAT_POLL_MS : false;
}
