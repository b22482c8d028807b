import type { GuidancePair } from '../../test-support/page.ts';
import { careless, RECIFE_AIRPORT } from '../../test-support/places.ts';
import { hotelQuote } from '../../test-support/request-fixtures.ts';
import { HotelMapModal } from './hotel-map-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onChoose: () => undefined,
  context: 'Recife, PE · 10/12/2026 a 14/12/2026',
  chosenId: null,
  hotels: [
    hotelQuote({ id: 'a', nome: 'Hotel Boa Viagem Praia', total: 320, latitude: -8.1197, longitude: -34.9047 }),
    hotelQuote({ id: 'b', nome: 'Ibis Recife Aeroporto', total: 289.5, latitude: -8.1298, longitude: -34.9188 }),
    hotelQuote({ id: 'c', nome: 'Hotel Marco Zero', total: 240, latitude: -8.0781, longitude: -34.8895 }),
  ],
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 720,
    do: {
      words: 'With the place where the traveller has to be, one sees which hotels are within 2 km of it, and the nearest come first.',
      example: <HotelMapModal {...WINDOW} places={{ search: careless }} itineraryPlace={RECIFE_AIRPORT} />,
    },
    dont: {
      words: 'Without it the cheapest is chosen, at the other end of the city from where the traveller has to be.',
      example: <HotelMapModal {...WINDOW} itineraryPlace={null} />,
    },
  },
];
