import { type FreeTextOptions, isFreeText, parseFreeText } from '@guiche/masks/free-text';
import { freeTextEditor } from '@guiche/masks/free-text/editor';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';

export interface FreeTextInputProps extends CodeInputProps, FreeTextOptions {}

function codeOf(options: FreeTextOptions): Code {
  const isRight = (value: string) => isFreeText(value, options);
  return {
    mask: {
      editor: freeTextEditor(options),
      parse: (text) => parseFreeText(text, options),
      // Unchanged: characters of a stored text that the options do not allow stay visible.
      format: (value) => value,
    },
    isValid: isRight,
    isPartial: isRight,
    invalid: 'campo_invalido',
  };
}

/**
 * One line of text that takes what its options allow: no special characters, upper case, plain text, each by itself.
 *
 * Use: when another system refuses some characters of a text.
 * Not for: text that may have any character, which `TextInput` takes.
 * Value: the text without the spaces at its ends; `''` while empty. The spaces are removed when the field is left.
 * Keyboard: Tab: selects the text on its way in; Letters, Digits: those that are not allowed are ignored, and the caret stays where it is.
 * Screen reader: named by `label`; description and error are read after it.
 * @see S-223
 * @keywords texto, maiúsculas, sem acento
 */
export function FreeTextInput({ stripSpecial, upperCase, plain, ...props }: FreeTextInputProps) {
  const code = codeOf({ stripSpecial, upperCase, plain });
  return <CodeInput {...props} code={code} inputMode="text" autoCapitalize={upperCase ? 'characters' : undefined} />;
}
