import { Info } from 'lucide-react';
import type { GuidancePair } from '../../test-support/page.ts';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 150,
    do: {
      words: 'It explains a word to who asks.',
      example: (
        <div className="g:p-6">
          <Tooltip open label="Média por diária, sem taxas" side="bottom">
            <Button tone="quiet" size="icon" aria-label="Sobre a tarifa média">
              <Info aria-hidden="true" />
            </Button>
          </Tooltip>
        </div>
      ),
    },
    dont: {
      words: 'What must be read does not wait for a pointer: a phone has none. Put it in a `Banner`.',
      example: (
        <div className="g:p-6">
          <Tooltip open label="Prazo vence em 20 min: emita já, ou a reserva cai." side="bottom">
            <Button>Emitir</Button>
          </Tooltip>
        </div>
      ),
    },
  },
];
