import type { GuidancePair } from '../../test-support/page.ts';
import { SelectInput } from '../select-input/index.ts';
import { IeInput } from './ie-input.tsx';

const STATES = ['PE', 'SP'].map((uf) => ({ value: uf, label: uf }));

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The state stands before it and decides how the number is written.',
      example: (
        <div className="g:grid g:gap-3">
          <SelectInput label="UF" defaultValue="SP" options={STATES} />
          <IeInput label="Inscrição estadual" uf="SP" defaultValue="110042490114" />
        </div>
      ),
    },
    dont: {
      words: 'The state after it: people meet a field that takes nothing, and only then what it waits for.',
      example: (
        <div className="g:grid g:gap-3">
          <IeInput label="Inscrição estadual" uf={null} defaultValue="" />
          <SelectInput label="UF" defaultValue={null} options={STATES} />
        </div>
      ),
    },
  },
];
