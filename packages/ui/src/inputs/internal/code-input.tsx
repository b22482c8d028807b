import type { TopicKey } from '@guiche/domain/messages';
import type { paymentsMessages } from '@guiche/domain/messages/payments';
import { validationMessages } from '@guiche/domain/messages/validation';
import type { ReactNode } from 'react';
import { useMessage } from '../../i18n/index.ts';
import type { InputProps } from '../../internal/input-props.ts';
import { useJudgedValue } from '../../internal/use-judged-value.ts';
import { type Mask, MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

/** What the fields of codes (CPF, CEP, card number) have in common. */
export interface CodeInputProps extends InputProps<string | null, string> {
  /** Stands in the field before the text and is read with the description. */
  prefix?: ReactNode | undefined;
  /** Stands in the field after the text and is read with the description. */
  suffix?: ReactNode | undefined;
  /** Buttons at the end of the field, such as one that copies the code. */
  actions?: ReactNode | undefined;
}

type Said = typeof validationMessages | typeof paymentsMessages;

/** One format of codes, as its field needs it. */
export interface Code {
  mask: Mask<string>;
  isValid: (value: string) => boolean;
  /** Whether it can still become valid by typing on. */
  isPartial: (value: string) => boolean;
  /** The error text for a value that is not a valid code. */
  invalid: TopicKey<Said>;
  /** The topic of that text, where it is not the one of values. */
  topic?: Said | undefined;
  /** A text behind the value that is derived from it, such as the brand of a card. */
  suffixOf?: ((value: string) => string | undefined) | undefined;
}

/**
 * A masked text field. Its value is the code without punctuation; a code that is not valid is marked as an error when the field is left, unless it
 * is only read.
 */
export function CodeInput({
  code,
  ...props
}: CodeInputProps & { code: Code } & Pick<MaskedInputProps<string>, 'inputMode' | 'autoCapitalize'>) {
  const { value, defaultValue, onValueChange, onBlur, error, ...rest } = props;
  const message = useMessage<Said[]>(code.topic ?? validationMessages);
  const judged = useJudgedValue({
    value: value === null ? '' : value,
    defaultValue,
    empty: '',
    onValueChange,
    onBlur,
    error,
    judge: (current, left) => {
      if (props.readOnly || current === '' || (left ? code.isValid(current) : code.isPartial(current))) return undefined;
      return message(code.invalid, { campo: props.label });
    },
  });
  const said = code.suffixOf?.(judged.value);
  return (
    <MaskedInput
      {...rest}
      {...judged}
      mask={code.mask}
      suffix={
        said ? (
          <span className="g:own" data-yields="">
            {said}
          </span>
        ) : (
          props.suffix
        )
      }
    />
  );
}
