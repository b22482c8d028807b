import type { LocalMessage } from '@guiche/domain/chat';

/** A message that was sent from here and has no copy of the server's yet. */
export interface LocalChatMessage extends LocalMessage {
  /** Its sending failed. @see A-168 */
  readonly failed: boolean;
}
