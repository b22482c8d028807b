import { useFormContext } from 'react-hook-form';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { FormField } from '../form-field/index.ts';
import { EntityForm, type EntityFormProps } from './entity-form.tsx';

interface Fare {
  versao: number;
  tarifa: number | null;
}

function Amount() {
  const { control } = useFormContext<Fare>();
  return <FormField input={MoneyInput} control={control} name="tarifa" label="Tarifa" />;
}

type Shown = Pick<EntityFormProps<Fare>, 'conflict' | 'conflictBy' | 'describeConflict' | 'failure'>;

/** A fare that somebody changed to R$ 890,00. */
function FareForm(shown: Shown) {
  return (
    <EntityForm<Fare>
      {...shown}
      value={{ versao: 3, tarifa: 890 }}
      rule={() => []}
      say={({ key }) => key}
      onSubmit={async () => []}
      onDraftChange={() => undefined}
      onDiscardDraft={() => undefined}
    >
      <Amount />
    </EntityForm>
  );
}

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Who saved first, and what, in a sentence: the choice can be made here.',
      example: (
        <FareForm
          conflict={{ versao: 4, tarifa: 910 }}
          conflictBy={{ name: 'Rafael Teixeira', at: '2026-11-21T14:05:00.000Z' }}
          describeConflict={() => 'A versão salva tem tarifa de R$\u00a0910,00.'}
        />
      ),
    },
    dont: {
      words: 'Somebody saved another amount: people ask around who and which, or save over a colleague’s work.',
      example: <FareForm conflict={{ versao: 4, tarifa: 910 }} />,
    },
  },
  {
    do: {
      words: 'A failure says what becomes of what was typed.',
      example: <FareForm failure="O servidor não respondeu. O que você digitou continua aqui; tente de novo." />,
    },
    dont: { words: 'The words of the server leave open whether it was saved.', example: <FareForm failure="HTTP 504: Gateway Timeout" /> },
  },
];
