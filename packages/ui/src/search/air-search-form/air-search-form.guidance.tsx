import { AIRPORTS } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { AirSearchForm } from './air-search-form.tsx';

const SOURCES = {
  airports: Object.fromEntries(AIRPORTS.map((airport) => [airport.iata, airport])),
  searchAirports: async () => AIRPORTS,
  onSearch: () => undefined,
  today: '2026-11-21',
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Begun with what the request says: the clerk corrects, and types nothing twice.',
      example: (
        <AirSearchForm
          {...SOURCES}
          defaultValue={{
            tipo: 'IDA_VOLTA',
            trechos: [
              { origem: 'GRU', destino: 'REC', data: '2026-12-10' },
              { origem: 'REC', destino: 'GRU', data: '2026-12-14' },
            ],
            tipoCabine: 'ECONOMICA',
            adultos: 2,
          }}
        />
      ),
    },
    dont: {
      words: 'Empty beside a request that says it all: each field is a chance to search for another trip.',
      example: <AirSearchForm {...SOURCES} />,
    },
  },
  {
    do: {
      words: 'There and back is one trip, whose fare is looked for as such.',
      example: (
        <AirSearchForm
          {...SOURCES}
          defaultValue={{
            tipo: 'IDA_VOLTA',
            trechos: [
              { origem: 'GRU', destino: 'REC', data: '2026-12-10' },
              { origem: 'REC', destino: 'GRU', data: '2026-12-14' },
            ],
          }}
        />
      ),
    },
    dont: {
      words: 'As two legs it finds two fares, mostly the dearer ones.',
      example: (
        <AirSearchForm
          {...SOURCES}
          defaultValue={{
            tipo: 'MULTI',
            trechos: [
              { origem: 'GRU', destino: 'REC', data: '2026-12-10' },
              { origem: 'REC', destino: 'GRU', data: '2026-12-14' },
            ],
          }}
        />
      ),
    },
  },
];
