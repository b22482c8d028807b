import type { GuidancePair } from '../../test-support/page.ts';
import { DonutChart } from './donut-chart.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'A few parts of one whole: it is seen at once that more than half is air.',
      example: (
        <DonutChart
          label="Emissões por tipo de serviço"
          parts={[
            { name: 'Aéreo', value: 540 },
            { name: 'Hotel', value: 270 },
            { name: 'Carro', value: 135 },
          ]}
        />
      ),
    },
    dont: {
      words: 'Things to be compared: parts of nearly the same size look alike, where the bars of a `BarChart` show who is ahead.',
      example: (
        <DonutChart
          label="Emissões por consultor"
          parts={[
            { name: 'Camila Nogueira', value: 124 },
            { name: 'Rafael Teixeira', value: 121 },
            { name: 'Beatriz Sampaio', value: 128 },
            { name: 'Davi Amaral', value: 117 },
          ]}
        />
      ),
    },
  },
];
