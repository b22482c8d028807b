import type { GuidancePair } from '../../test-support/page.ts';
import { RECIFE } from '../../test-support/places.ts';
import { HotelCityPicker } from './hotel-city-picker.tsx';

const places = { search: async () => [] };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The city of the stay, with its own label: the hotels are looked for around it.',
      example: <HotelCityPicker places={places} defaultValue={RECIFE} />,
    },
    dont: {
      words: 'It finds cities alone: a hotel that is asked for by its name is never in the list.',
      example: <HotelCityPicker places={places} label="Hotel" placeholder="Nome do hotel" defaultValue={null} />,
    },
  },
];
