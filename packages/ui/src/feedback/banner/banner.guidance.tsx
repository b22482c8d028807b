import type { GuidancePair } from '../../test-support/page.ts';
import { Banner } from './banner.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'It stays while it is true, beside what it is about, and says what to do.',
      example: (
        <Banner tone="warning" title="A reserva da Gol vence hoje às 18:00.">
          Emita antes, ou peça outra cotação.
        </Banner>
      ),
    },
    dont: {
      words: 'What just happened is a toast: this one is still there tomorrow.',
      example: <Banner tone="success" title="Cotação salva!" />,
    },
  },
];
