import { KeyValueList } from '../../data/key-value-list/index.ts';
import { MoneyInput } from '../../inputs/money-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { SideWindow } from './side-window.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 460,
    do: {
      words: 'A thing of the list to look into, while the list goes on: facts, named by the thing and its request.',
      example: (
        <SideWindow title="Cotação do Hotel Atlântico" context="Solicitação 48210" onClose={() => undefined}>
          <KeyValueList
            items={[
              { label: 'Quarto', value: 'Casal, café da manhã' },
              { label: 'Diárias', value: '3' },
            ]}
          />
        </SideWindow>
      ),
    },
    dont: {
      words: 'A form belongs in a `Dialog`: a press on the next row replaces this one, with what was typed.',
      example: (
        <SideWindow title="Nova cotação" onClose={() => undefined}>
          <div className="g:grid g:gap-2">
            <TextInput label="Hotel" defaultValue="Hotel Atlântico" />
            <MoneyInput label="Diária" defaultValue={275.5} />
          </div>
        </SideWindow>
      ),
    },
  },
];
