import type { GuidancePair } from '../../test-support/page.ts';
import { RECIFE } from '../../test-support/places.ts';
import { CityPicker } from './city-picker.tsx';

const places = { search: async () => [] };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A city in Brazil, and the label says what happens there.',
      example: <CityPicker places={places} label="Cidade do evento" defaultValue={RECIFE} />,
    },
    dont: {
      words: 'It finds cities in Brazil alone: the placeholder promises Lisbon, and the list stays empty.',
      example: <CityPicker places={places} label="Destino" placeholder="Lisboa, Paris, Recife…" defaultValue={null} />,
    },
  },
];
