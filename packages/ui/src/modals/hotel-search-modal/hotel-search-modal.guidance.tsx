import { TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import { CAR_CITIES } from '../../test-support/car-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { HotelSearchModal } from './hotel-search-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  onSearch: () => undefined,
  context: 'Solicitação 48210 · Aurora Alimentos',
  travellers: TRAVELLERS,
  serviceIsActive: true,
  searchCities: async () => CAR_CITIES,
  today: '2026-11-21',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'It opens with what the request says: in most cases one key starts the search.',
      example: (
        <HotelSearchModal
          {...WINDOW}
          defaultValue={{ cidade: 'Recife, PE', checkin: '2026-12-10T15:00', checkout: '2026-12-12T11:00', adultos: 2 }}
        />
      ),
    },
    dont: {
      words: 'Empty, it lets people type city and dates off the request behind it, and mistype them.',
      example: <HotelSearchModal {...WINDOW} />,
    },
  },
];
