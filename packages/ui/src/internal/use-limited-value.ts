import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { validationMessages } from '@guiche/domain/messages/validation';
import { useMessage } from '../i18n/index.ts';
import type { InputProps } from './input-props.ts';
import { useJudgedValue } from './use-judged-value.ts';

/** What a number may be. Equal to a limit is right, and so is empty. @see S-210 */
export interface Limits {
  /** The least that is right. Typing is not held back by it. */
  min?: number | undefined;
  /** The most that is right. Typing is not held back by it. */
  max?: number | undefined;
}

type LimitedOptions = Pick<InputProps<number | null>, 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'error'> & Limits;

/** A number that the field calls invalid by itself when it is left beyond a limit; `say` writes the limit as the field would. */
export function useLimitedValue(options: LimitedOptions, say: (limit: number) => string) {
  const { value, defaultValue, onValueChange, onBlur, error, min, max } = options;
  const message = useMessage(validationMessages);
  return useJudgedValue({
    value,
    defaultValue,
    empty: null,
    onValueChange,
    onBlur,
    error,
    judge: (current, left) => {
      if (current === null || !left) return undefined;
      if (min !== undefined && current < min) return message(VALIDATION_KEYS.min, { min: say(min) });
      return max !== undefined && current > max ? message(VALIDATION_KEYS.max, { max: say(max) }) : undefined;
    },
  });
}
