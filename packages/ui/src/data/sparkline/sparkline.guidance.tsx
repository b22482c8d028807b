import type { GuidancePair } from '../../test-support/page.ts';
import { Sparkline } from './sparkline.tsx';

const weeks = (values: readonly number[]) => values.map((value, index) => ({ name: `Semana ${index + 1}`, value }));

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Beside one figure, to say whether it goes up or down.',
      example: (
        <div className="g:flex g:items-center g:gap-3">
          Emissões <Sparkline label="Emissões por semana" points={weeks([31, 33, 30, 38, 41, 45])} />
        </div>
      ),
    },
    dont: {
      words: 'To compare figures: each line has a scale of its own, so 6 looks like 600. The bars of a `BarChart` have one.',
      example: (
        <>
          <div className="g:flex g:items-center g:gap-3">
            Aéreo <Sparkline label="Aéreo por semana" points={weeks([400, 450, 430, 520, 560, 600])} />
          </div>
          <div className="g:flex g:items-center g:gap-3">
            Carro <Sparkline label="Carro por semana" points={weeks([4, 4.5, 4.3, 5.2, 5.6, 6])} />
          </div>
        </>
      ),
    },
  },
];
