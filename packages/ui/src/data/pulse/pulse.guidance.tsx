import type { GuidancePair } from '../../test-support/page.ts';
import { MoneyText } from '../money-text/index.ts';
import { Pulse } from './pulse.tsx';

const TOTAL = 1632.54;
// A picture stands still: the tint shows what pulses.
const TINT = 'g:bg-accent-soft';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Around the amount alone, which is tinted here: the eye is led to what changed.',
      example: (
        <p>
          GRU → REC · Gol · Ana Beatriz Lima e mais 1 · Total do cliente:{' '}
          <Pulse value={TOTAL} className={TINT}>
            <MoneyText value={TOTAL} />
          </Pulse>
        </p>
      ),
    },
    dont: {
      words: 'Around the whole line: one sees that something changed, and reads all of it to find out what.',
      example: (
        <p>
          <Pulse value={TOTAL} className={TINT}>
            GRU → REC · Gol · Ana Beatriz Lima e mais 1 · Total do cliente: <MoneyText value={TOTAL} />
          </Pulse>
        </p>
      ),
    },
  },
];
