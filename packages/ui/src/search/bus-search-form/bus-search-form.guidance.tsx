import { BUS_STATIONS } from '../../test-support/bus-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { BusSearchForm } from './bus-search-form.tsx';

const SOURCES = {
  searchStations: async () => BUS_STATIONS,
  onSearch: () => undefined,
  today: '2026-11-21',
};
const WAY = { origem: 'São Paulo, SP (Tietê)', destino: 'Campinas, SP (Rodoviária)', dataIda: '2026-12-10' };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Without a return the day stays empty: one way.',
      example: <BusSearchForm {...SOURCES} defaultValue={{ ...WAY, dataVolta: null }} />,
    },
    dont: {
      words: 'The day of departure as the day of return, to fill the field: a coach back on the same evening is searched and paid.',
      example: <BusSearchForm {...SOURCES} defaultValue={{ ...WAY, dataVolta: WAY.dataIda }} />,
    },
  },
];
