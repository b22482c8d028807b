import type { GuidancePair } from '../../test-support/page.ts';
import { NotificationBell } from './notification-bell.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The number of what waits for this person: at 0 there is none, and the bell is an outline.',
      example: (
        <NotificationBell
          href="#/agencia"
          notifications={[
            { quantidade: 12, tipoNotificacao: 'COTACAO' },
            { quantidade: 5, tipoNotificacao: 'EMISSAO' },
          ]}
        />
      ),
    },
    dont: {
      words: 'The number of all requests never goes down: after a day nobody looks at it.',
      example: <NotificationBell href="#/agencia" notifications={[{ quantidade: 4812, tipoNotificacao: 'EMISSAO' }]} />,
    },
  },
];
