import { useForm } from 'react-hook-form';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { FormField } from './form-field.tsx';

function FareField({ refusal }: { refusal: string }) {
  const { control } = useForm<{ tarifa: number | null }>({
    defaultValues: { tarifa: null },
    errors: { tarifa: { type: 'violation', message: refusal } },
  });
  return <FormField input={MoneyInput} control={control} name="tarifa" label="Tarifa" required />;
}

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'The error is put into the form in words, as `showViolations` does.', example: <FareField refusal="Informe a tarifa." /> },
    dont: { words: 'The key of a rule, put into the form as it is, is shown as it is.', example: <FareField refusal="informe_a_tarifa" /> },
  },
];
