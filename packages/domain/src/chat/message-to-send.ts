import { isFilled } from '../internal/filled.ts';
import { longTextViolations } from '../internal/long-text.ts';
import type { Violation } from '../messages/index.ts';

/** Whether a message is sent: an empty one, or one of blanks only, is not. @see A-165 */
export function mayBeSent(mensagem: string): boolean {
  return isFilled(mensagem);
}

/** Why a message is refused: it is empty, or longer than what is stored. @see A-165 */
export function messageViolations(mensagem: string): readonly Violation[] {
  return mayBeSent(mensagem) ? longTextViolations(mensagem, 'mensagem') : [{ key: 'campo_obrigatorio', field: 'mensagem' }];
}
