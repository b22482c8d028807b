import { validationMessages } from '@guiche/domain/messages/validation';
import type { Refusal } from '@guiche/masks/engine';
import { imaskEditor } from '@guiche/masks/engine/imask';
import { useState } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { type Limits, useLimitedValue } from '../../internal/use-limited-value.ts';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';

/** What the fields of numbers that are typed from the left have in common. */
export interface DecimalInputProps
  extends Omit<MaskedInputProps<number | null>, 'mask' | 'inputMode' | 'autoCapitalize' | 'align' | 'onEdit'>,
    Limits {
  /** Decimals that can be typed, and that are shown when the field is left. */
  fraction?: number | undefined;
  /** Whether `-` can be typed. */
  negative?: boolean | undefined;
}

interface DecimalKind {
  mask: Parameters<typeof imaskEditor>[0]['mask'];
  /** The number in a pasted text; null when it has none. */
  parse: (text: string) => number | null;
  format: (value: number | null) => string;
  /** A limit, formatted for the error text. */
  say: (limit: number) => string;
}

type Props = Omit<DecimalInputProps, 'fraction' | 'negative'> & { kind: DecimalKind; fraction: number; negative: boolean };

/** A number with a comma and dots for thousands, typed from the left; `kind` decides how a pasted text is read. */
export function DecimalInput({ kind, fraction, negative, min, max, ...props }: Props) {
  const { parse, format, say } = kind;
  const message = useMessage(validationMessages);
  const judged = useLimitedValue({ ...props, min, max }, say);
  const [refused, setRefused] = useState<Refusal>();
  const words: Partial<Record<Refusal, () => string>> = {
    negative: () => message('valor_nao_pode_ser_negativo'),
    text: () => message('texto_sem_valor'),
    digit: () => message('valor_com_decimais_demais', { count: fraction }),
  };
  const mask = {
    editor: imaskEditor({
      mask: kind.mask,
      show: (text) => format(parse(text)),
      refuses(pasted) {
        const value = parse(pasted);
        return value === null ? 'text' : value < 0 && !negative ? 'negative' : undefined;
      },
      // With all decimals there, a digit typed among them takes the place of the next one.
      overwrites: (text, position) => {
        const comma = text.indexOf(',');
        return comma >= 0 && position > comma && text.length - comma - 1 === fraction;
      },
    }),
    // The dots that stand in the field are always of thousands; elsewhere `1.234` may mean one and a bit.
    parse: (text: string) => parse(text.replaceAll('.', '')),
    format,
  };
  return (
    <MaskedInput
      {...props}
      {...judged}
      mask={mask}
      inputMode={negative ? 'text' : 'decimal'}
      align="end"
      onEdit={(reason) => {
        judged.onEdit();
        setRefused(reason);
      }}
      warning={(refused && words[refused]?.()) ?? props.warning}
    />
  );
}
