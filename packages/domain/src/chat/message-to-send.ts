import { isFilled } from '../internal/filled.ts';

/** Whether a message is sent: an empty one, or one of blanks only, is not. @see A-165 */
export function mayBeSent(mensagem: string): boolean {
  return isFilled(mensagem);
}
