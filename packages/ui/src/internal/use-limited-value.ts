import { VALIDATION_KEYS } from '@guiche/domain/messages';
import { validationMessages } from '@guiche/domain/messages/validation';
import { useMessage } from '../i18n/index.ts';
import type { InputProps } from './input-props.ts';
import { useJudgedValue } from './use-judged-value.ts';

/** The limits of a number. A value equal to a limit and an empty one are valid. @see S-210 */
export interface Limits {
  /** The minimum. A smaller number can be typed, and is an error when the field is left. */
  min?: number | undefined;
  /** The maximum. A larger number can be typed, and is an error when the field is left. */
  max?: number | undefined;
}

type LimitedOptions = Pick<InputProps<number | null>, 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'error'> & Limits;

/** The value of a field that is an error by itself when it is left beyond a limit; `say` formats the limit as the field does. */
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
