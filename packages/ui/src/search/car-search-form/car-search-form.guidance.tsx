import { CAR_CITIES } from '../../test-support/car-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CarSearchForm } from './car-search-form.tsx';

const SOURCES = {
  searchCities: async () => CAR_CITIES,
  onSearch: () => undefined,
  today: '2026-11-21',
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Begun with the hours of the request: a car is paid by the day of 24 hours.',
      example: (
        <CarSearchForm
          {...SOURCES}
          defaultValue={{
            cidadeRetirada: 'Recife, PE',
            cidadeDevolucao: 'Recife, PE',
            dataRetirada: '2026-12-10T10:00',
            dataDevolucao: '2026-12-12T10:00',
          }}
        />
      ),
    },
    dont: {
      words: 'From midnight to midnight as a filler: the company is closed, and a day is paid in vain.',
      example: (
        <CarSearchForm
          {...SOURCES}
          defaultValue={{
            cidadeRetirada: 'Recife, PE',
            cidadeDevolucao: 'Recife, PE',
            dataRetirada: '2026-12-10T00:00',
            dataDevolucao: '2026-12-12T23:59',
          }}
        />
      ),
    },
  },
];
