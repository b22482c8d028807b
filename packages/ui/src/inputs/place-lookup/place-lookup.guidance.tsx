import type { GuidancePair } from '../../test-support/page.ts';
import type { LookupPlace } from './place-lookup.tsx';
import { PlaceLookup } from './place-lookup.tsx';

const AVENUE: LookupPlace = { id: '1', endereco: 'Avenida Boa Viagem', numero: '5000', cidade: 'Recife', uf: 'PE' };
const found = () => [AVENUE];

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Two places beside each other: the labels tell them apart.',
      example: (
        <div className="g:grid g:gap-3">
          <PlaceLookup label="Local de retirada" placeholder="Nome ou endereço" defaultValue={AVENUE} onSearch={found} />
          <PlaceLookup label="Local de devolução" placeholder="Nome ou endereço" defaultValue={null} onSearch={found} />
        </div>
      ),
    },
    dont: {
      words: 'A number says nothing: at "Local 2" the car is fetched or brought back.',
      example: (
        <div className="g:grid g:gap-3">
          <PlaceLookup label="Local 1" defaultValue={AVENUE} onSearch={found} />
          <PlaceLookup label="Local 2" defaultValue={null} onSearch={found} />
        </div>
      ),
    },
  },
];
