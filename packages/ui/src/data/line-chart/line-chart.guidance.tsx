import type { GuidancePair } from '../../test-support/page.ts';
import { LineChart } from './line-chart.tsx';

const points = (counts: readonly number[]) =>
  counts.map((quantidade, index) => ({ mes: `2026-${String(index + 1).padStart(2, '0')}`, quantidade }));

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Enough months to see a way, and two series of one unit.',
      example: (
        <LineChart
          label="Cotações aéreas"
          series={[
            { name: 'Emitidas', points: points([31, 18, 22, 40, 37, 45, 52, 61]) },
            { name: 'Finalizadas', points: points([24, 20, 19, 33, 35, 36, 44, 50]) },
          ]}
        />
      ),
    },
    dont: {
      words: 'One scale for counts of different sizes: the small ones lie flat at 0, and no way is seen.',
      example: (
        <LineChart
          label="Cotações aéreas"
          series={[
            { name: 'Buscas', points: points([3100, 1800, 2200, 4000, 3700, 4500, 5200, 6100]) },
            { name: 'Emitidas', points: points([31, 18, 22, 40, 37, 45, 52, 61]) },
          ]}
        />
      ),
    },
  },
];
