import type { GuidancePair } from '../../test-support/page.ts';
import { SelectInput } from '../select-input/index.ts';
import { Autocomplete } from './autocomplete.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Thousands of airports are searched, by code or by city.',
      example: (
        <Autocomplete
          label="Aeroporto de origem"
          defaultValue={{ id: 'GRU', label: 'GRU · São Paulo, Guarulhos' }}
          onSearch={async () => []}
          placeholder="Cidade ou código"
        />
      ),
    },
    dont: {
      words: 'A list of thousands hides what one looks for, and has to be loaded whole.',
      example: (
        <SelectInput
          label="Aeroporto de origem"
          options={[
            { value: 'AAX', label: 'AAX · Araxá' },
            { value: 'AFL', label: 'AFL · Alta Floresta' },
          ]}
        />
      ),
    },
  },
  {
    do: {
      words: 'The placeholder says what may be searched by.',
      example: <Autocomplete label="Hotel" defaultValue={null} onSearch={async () => []} placeholder="Nome ou cidade" />,
    },
    dont: {
      words: '"Type here" repeats what a field is.',
      example: <Autocomplete label="Hotel" defaultValue={null} onSearch={async () => []} placeholder="Digite aqui…" />,
    },
  },
];
