import { MoneyInput } from '../../inputs/money-input/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { Button } from '../button/index.ts';
import { Popover } from './popover.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 260,
    do: {
      words: 'A few facts beside what they explain.',
      example: (
        <Popover defaultOpen trigger={<Button>Regras da tarifa</Button>} label="Regras da tarifa" className="g:w-72">
          <p className="g:font-medium">Tarifa Light</p>
          <p className="g:mt-1 g:text-ink-2 g:text-sm">Sem bagagem despachada. Remarcação com multa de R$&nbsp;250,00.</p>
        </Popover>
      ),
    },
    dont: {
      words: 'A form in a panel that a press outside closes: what was typed is gone.',
      example: (
        <Popover defaultOpen trigger={<Button>Editar cotação</Button>} label="Editar cotação" className="g:w-72">
          <div className="g:grid g:gap-2">
            <TextInput label="Companhia" />
            <MoneyInput label="Tarifa" />
            <MoneyInput label="Taxas" />
          </div>
        </Popover>
      ),
    },
  },
];
