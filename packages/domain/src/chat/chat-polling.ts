import { type ChatState, chatIsOpen } from './chat-state.ts';

/** The interval at which an open chat fetches new messages, in milliseconds. @see A-163 */
export const CHAT_POLL_MS = 15_000;

/** The interval for fetching new messages, in milliseconds; `false` while no chat is open. @see A-163 */
export function chatPollInterval(state: ChatState): number | false {
  return chatIsOpen(state) ? CHAT_POLL_MS : false;
}
