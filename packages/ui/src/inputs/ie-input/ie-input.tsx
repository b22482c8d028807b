import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { formatIe, isIe, isPartialIe, parseIe, UFS } from '@guiche/masks/ie';
import { ieEditor } from '@guiche/masks/ie/editor';
import { useTexts } from '../../i18n/index.ts';
import { type Code, CodeInput, type CodeInputProps } from '../internal/code-input.tsx';
import { ieInputTexts } from './ie-input.texts.ts';

export interface IeInputProps extends CodeInputProps {
  /** Code of the state that issued the number, in either case; without one nothing can be typed. */
  uf: string | null | undefined;
}

/** The number without punctuation, whatever its state: digits, and the P of a rural producer of SP. A word instead (ISENTO) stays. */
function charsOf(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

function codeOf(uf: string | null): Code {
  return {
    mask: {
      editor: ieEditor(uf),
      parse: charsOf,
      // A number of another state may be too long for this one: it is shown unchanged, so that nothing is lost.
      format: (value) => (value !== '' && parseIe(value, uf) === charsOf(value) ? formatIe(value, uf) : value),
      pattern: uf ?? '',
    },
    isValid: (value) => isIe(value, uf),
    isPartial: (value) => isPartialIe(value, uf),
    invalid: VALIDATION_KEYS.ie,
  };
}

/**
 * State registration (inscrição estadual) in the pattern of its state: `110.042.490.114` in SP.
 *
 * Use: for the state registration of a company, beside its state.
 * Not for: the registration with a municipality, which has no common format.
 * Value: the digits, with the P of a rural producer of SP before them, as text; `''` while empty. A change of state formats and checks the
 * same value again; only typing changes the value, so choosing another state and back loses nothing.
 * Keyboard: Tab: selects the text on its way in; Digits: get the punctuation of the state by themselves; Backspace, Delete: remove a
 * character, across the punctuation beside it. Without a state it can be read, not typed in.
 * Screen reader: named by `label`; description and error are read after it. Without a state the description says to choose one.
 * @see S-229, S-230
 * @keywords inscrição estadual, IE, empresa
 */
export function IeInput({ uf, description, readOnly, ...props }: IeInputProps) {
  const t = useTexts(ieInputTexts);
  const state = UFS.find((known) => known === uf?.trim().toUpperCase()) ?? null;
  return (
    <CodeInput
      {...props}
      code={codeOf(state)}
      inputMode={state === 'SP' ? 'text' : 'numeric'}
      autoCapitalize="characters"
      readOnly={state === null || readOnly}
      description={state === null ? t('needsState') : description}
    />
  );
}
