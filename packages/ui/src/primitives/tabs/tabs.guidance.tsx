import type { GuidancePair } from '../../test-support/page.ts';
import { Tabs } from './tabs.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Views of the same thing: the clerk stays on the desk, and sees how much is behind each.',
      example: (
        <Tabs<string>
          label="Filas"
          value="c"
          onValueChange={() => undefined}
          items={[
            { value: 'c', label: 'Cotações', count: 42, content: <p className="g:py-3">42 solicitações esperam cotação.</p> },
            { value: 'e', label: 'Emissões', count: 7, content: null },
          ]}
        />
      ),
    },
    dont: {
      words: 'Steps that follow one another belong in one form: a tab lets one send what was never filled in.',
      example: (
        <Tabs<string>
          label="Etapas"
          value="1"
          onValueChange={() => undefined}
          items={[
            { value: '1', label: '1. Voo', content: <p className="g:py-3">Preencha o voo e siga.</p> },
            { value: '2', label: '2. Preço', content: null },
            { value: '3', label: '3. Enviar', content: null },
          ]}
        />
      ),
    },
  },
];
