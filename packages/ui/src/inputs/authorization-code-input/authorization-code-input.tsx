import { paymentsMessages } from '@guiche/domain/messages/payments';
import {
  formatAuthorizationCode,
  isAuthorizationCode,
  isPartialAuthorizationCode,
  parseAuthorizationCode,
} from '@guiche/masks/authorization-code';
import { authorizationCodeEditor } from '@guiche/masks/authorization-code/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

const code: Code = {
  mask: { editor: authorizationCodeEditor, parse: parseAuthorizationCode, format: formatAuthorizationCode },
  isValid: isAuthorizationCode,
  isPartial: isPartialAuthorizationCode,
  topic: paymentsMessages,
  invalid: 'erro_codigo_autorizacao_invalido',
};

/** Where no rule looks at the code. */
const unjudged: Code = { ...code, isValid: () => true, isPartial: () => true };

export interface AuthorizationCodeInputProps extends CodeInputProps {
  /** Whether a code that is too short is called invalid: not where the way of paying has no code. @see Q-208 */
  judged?: boolean | undefined;
}

/**
 * Authorization code of a card payment: digits alone, at least six. The form decides whether it is required.
 *
 * Use: for the code that a card payment was authorised with.
 * Not for: the code on the card itself, which `CvvInput` takes.
 * Value: the digits, as text (leading zeros count); `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Letters: are left out.
 * Screen reader: named by `label`; description and error are read after it. A code too short is called invalid when the field is left,
 * unless `judged` is false.
 * @see
 * @keywords autorização, código do cartão, pagamento
 */
export function AuthorizationCodeInput({ judged = true, ...props }: AuthorizationCodeInputProps) {
  return <CodeInput {...props} code={judged ? code : unjudged} inputMode="numeric" />;
}
