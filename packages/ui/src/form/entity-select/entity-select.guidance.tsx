import type { Currency } from '@guiche/domain/entities';
import { useForm } from 'react-hook-form';
import { CURRENCIES, USD } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { EntitySelect } from './entity-select.tsx';

function CurrencyField({ labelOf }: { labelOf: (currency: Currency) => string }) {
  const { control } = useForm<{ moeda: Currency | null }>({ defaultValues: { moeda: USD } });
  return <EntitySelect control={control} name="moeda" label="Moeda" options={CURRENCIES} labelOf={labelOf} />;
}

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Code and name: who quotes abroad every day finds it by the one, a trainee by the other.',
      example: <CurrencyField labelOf={({ codigo, nome }) => `${codigo} · ${nome}`} />,
    },
    dont: {
      words: 'The number of the record is for the system: the choice cannot be checked by reading it.',
      example: <CurrencyField labelOf={({ id }) => `Moeda ${id}`} />,
    },
  },
];
