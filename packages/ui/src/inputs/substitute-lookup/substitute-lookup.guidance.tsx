import type { GuidancePair } from '../../test-support/page.ts';
import { COLLEAGUE, ME } from '../../test-support/request-fixtures.ts';
import { SubstituteLookup } from './substitute-lookup.tsx';

const found = () => [COLLEAGUE];

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What the substitute takes over, and until when, before anybody is chosen.',
      example: (
        <SubstituteLookup
          label="Substituto"
          description="Recebe as solicitações de Camila de 21/12 a 04/01."
          absentId={ME.id}
          defaultValue={COLLEAGUE}
          onSearch={found}
        />
      ),
    },
    dont: {
      words: 'The responsible of one request is assigned at the request, where the colleague is told of it.',
      example: <SubstituteLookup label="Responsável pela solicitação 48210" absentId={ME.id} defaultValue={COLLEAGUE} onSearch={found} />,
    },
  },
];
