import { PARTICULARITIES } from '../../test-support/client-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ClientTraitsModal } from './client-traits-modal.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'Named by the client whose traits they are: several rows of the list look alike.',
      example: (
        <ClientTraitsModal open onOpenChange={() => undefined} client="Construtora Vale do Ipê Ltda." particularities={PARTICULARITIES} />
      ),
    },
    dont: {
      words: 'Named by its kind: who is called away reads the traits of one client for those of the next.',
      example: <ClientTraitsModal open onOpenChange={() => undefined} client="Particularidades" particularities={PARTICULARITIES} />,
    },
  },
];
