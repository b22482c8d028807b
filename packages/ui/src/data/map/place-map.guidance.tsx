import type { GuidancePair } from '../../test-support/page.ts';
import { PlaceMap } from './place-map.tsx';
import type { PlaceMarker } from './place-map-props.ts';

const HOTELS: readonly PlaceMarker[] = [
  { id: 'a', label: 'Hotel Boa Viagem Praia', price: 'R$ 320,00', latitude: -8.1197, longitude: -34.9047 },
  { id: 'b', label: 'Grand Mercure Recife', price: 'R$ 819,90', latitude: -8.1321, longitude: -34.9018 },
  { id: 'c', label: 'Ibis Recife Aeroporto', price: 'R$ 289,50', latitude: -8.1298, longitude: -34.9188 },
];
const MAP = {
  label: 'Hotéis em Recife',
  selectedId: null,
  onSelect: () => undefined,
  center: { latitude: -8.126, longitude: -34.908 },
  zoom: 13,
  height: 240,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The price on the marker: place and price are weighed at one look.',
      example: <PlaceMap {...MAP} markers={HOTELS} />,
    },
    dont: {
      words: 'Places without prices are only half of the choice: each hotel is opened, and kept in mind.',
      example: <PlaceMap {...MAP} markers={HOTELS.map(({ price: _price, ...place }) => place)} />,
    },
  },
];
