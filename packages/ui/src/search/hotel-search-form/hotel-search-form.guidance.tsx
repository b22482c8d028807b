import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { CAR_CITIES } from '../../test-support/car-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { HotelSearchForm } from './hotel-search-form.tsx';

const SOURCES = {
  travellers: TRAVELLERS,
  serviceIsActive: true,
  searchCities: async () => CAR_CITIES,
  onSearch: () => undefined,
  today: '2026-11-21',
};
const STAY = { cidade: 'Recife, PE', checkin: '2026-12-10T15:00', checkout: '2026-12-12T11:00' };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The number of adults is that of the travellers who share the room.',
      example: <HotelSearchForm {...SOURCES} defaultValue={{ ...STAY, adultos: 2 }} />,
    },
    dont: {
      words: 'One adult for two travellers: the price that is quoted is refused at the desk of the hotel.',
      example: <HotelSearchForm {...SOURCES} defaultValue={{ ...STAY, adultos: 1 }} />,
    },
  },
];
