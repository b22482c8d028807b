import type { GuidancePair } from '../../test-support/page.ts';
import { BarChart } from './bar-chart.tsx';

const money = (value: number) => `R$ ${value.toLocaleString('pt-BR')}`;

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The longest bar is the first, so that the order says who is ahead.',
      example: (
        <BarChart
          label="Vendas por cliente"
          items={['Metalúrgica Serra Azul', 'Banco Jequitibá', 'Tecelagem Rio das Flores']}
          series={[{ name: 'Aéreo', values: [48_300, 30_120, 9_800] }]}
          formatValue={money}
        />
      ),
    },
    dont: {
      words: 'In the order of the alphabet each bar has to be compared with all others.',
      example: (
        <BarChart
          label="Vendas por cliente"
          items={['Banco Jequitibá', 'Metalúrgica Serra Azul', 'Tecelagem Rio das Flores']}
          series={[{ name: 'Aéreo', values: [30_120, 48_300, 9_800] }]}
          formatValue={money}
        />
      ),
    },
  },
];
