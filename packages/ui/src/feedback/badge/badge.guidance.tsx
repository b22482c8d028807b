import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { Badge } from './badge.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One short state beside a name, in words.',
      example: (
        <p className="g:flex g:items-center g:gap-2">
          Gol 1640 <Badge tone="warning">Reserva vence hoje</Badge>
        </p>
      ),
    },
    dont: {
      words: 'Many signs are none: nobody can tell which of them matters.',
      example: (
        <p className="g:flex g:flex-wrap g:items-center g:gap-2">
          Gol 1640 <Badge tone="danger">!</Badge>
          <Badge tone="success">OK</Badge>
          <Badge tone="info">Novo</Badge>
          <Badge tone="accent">Top</Badge>
        </p>
      ),
    },
  },
  {
    do: { words: 'What is pressed is a button.', example: <Button size="sm">Limpar filtros</Button> },
    dont: {
      words: 'A badge takes no focus and no key.',
      example: (
        <p>
          <Badge tone="accent">Limpar filtros</Badge>
        </p>
      ),
    },
  },
];
