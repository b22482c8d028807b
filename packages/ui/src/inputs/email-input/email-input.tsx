import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { isEmail, isPartialEmail, parseEmail } from '@guiche/masks/email';
import { emailEditor } from '@guiche/masks/email/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

export interface EmailInputProps extends CodeInputProps {
  /** Characters that can be typed or pasted; the rest is cut. */
  maxLength?: number | undefined;
}

function codeOf(maxLength: number | undefined): Code {
  return {
    mask: { editor: emailEditor({ maxLength }), parse: parseEmail, format: (value) => value },
    isValid: isEmail,
    isPartial: isPartialEmail,
    invalid: VALIDATION_KEYS.email,
  };
}

/**
 * E-mail address. Validity follows our rule alone: a browser's own e-mail field uses another.
 *
 * Use: for one e-mail address.
 * Not for: a list of addresses.
 * Value: the address without the spaces around it, and without the `mailto:` of a pasted link; `''` while empty.
 * Keyboard: Tab: selects the text on its way in; Space: is removed at both ends when the field is left. A touch screen shows the keyboard
 * for addresses, without capitals and corrections.
 * Screen reader: named by `label`; description and error are read after it. A character that no address can hold makes it invalid at once,
 * an incomplete address when the field is left.
 * @see S-198
 * @keywords e-mail, correio, mail
 */
export function EmailInput({ maxLength, ...props }: EmailInputProps) {
  return <CodeInput {...props} code={codeOf(maxLength)} inputMode="email" />;
}
