import { isFilled } from '../internal/filled.ts';
import type { Violation } from '../messages/index.ts';

/** Whether a message is sent: an empty one, or one of blanks only, is not. @see A-165 */
export function mayBeSent(mensagem: string): boolean {
  return isFilled(mensagem);
}

/** What a server refuses in a message: that it is empty. @see A-165 */
export function messageViolations(mensagem: string): Violation[] {
  return mayBeSent(mensagem) ? [] : [{ key: 'campo_obrigatorio', field: 'mensagem' }];
}
