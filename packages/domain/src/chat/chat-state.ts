/** Which follow-up chat is open: the ids of the agency and of the trip; 0 stands for a closed chat. @see S-021, A-159 */
export interface ChatState {
  readonly agencia: number;
  readonly viagem: number;
}

/** No chat is open. @see S-021 */
export const CLOSED_CHAT: ChatState = { agencia: 0, viagem: 0 };

/** Whether a chat is open: its trip id is not 0. @see S-021, A-159 */
export function chatIsOpen({ viagem }: ChatState): boolean {
  return viagem !== 0;
}
