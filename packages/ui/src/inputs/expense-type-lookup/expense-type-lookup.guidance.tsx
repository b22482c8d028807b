import type { GuidancePair } from '../../test-support/page.ts';
import { TextInput } from '../text-input/index.ts';
import type { ExpenseType } from './expense-type-lookup.tsx';
import { ExpenseTypeLookup } from './expense-type-lookup.tsx';

const FOOD: ExpenseType = { id: '1', nome: 'Alimentação', isTipoPagamentoPrimario: true, isTipoPagamentoSecundario: false };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A type of the client’s list: the report of expenses adds up what is called alike.',
      example: <ExpenseTypeLookup label="Tipo de despesa" placeholder="Nome do tipo" defaultValue={FOOD} onSearch={() => [FOOD]} />,
    },
    dont: {
      words: 'Typed freely, "almoço", "Alimentacao" and "refeição" are three types.',
      example: <TextInput label="Tipo de despesa" placeholder="Digite o tipo…" defaultValue="almoço c/ cliente" />,
    },
  },
];
