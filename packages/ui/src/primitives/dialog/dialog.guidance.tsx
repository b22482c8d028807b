import { MoneyInput } from '../../inputs/money-input/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { Button } from '../button/index.ts';
import { Dialog } from './dialog.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 340,
    do: {
      words: 'The title names the work, the context names the request: who is interrupted by the phone finds the way back.',
      example: (
        <Dialog
          open
          onOpenChange={() => undefined}
          title="Nova cotação aérea"
          context="Solicitação 48210 · GRU → REC · Marina Duarte"
          footer={
            <>
              <Button tone="quiet">Cancelar</Button>
              <Button tone="primary">Salvar cotação</Button>
            </>
          }
        >
          <MoneyInput label="Tarifa" defaultValue={1642.32} />
        </Dialog>
      ),
    },
    dont: {
      words: 'A title that fits every window, no request, and buttons that answer a question nobody asked.',
      example: (
        <Dialog
          open
          onOpenChange={() => undefined}
          title="Atenção"
          footer={
            <>
              <Button>Não</Button>
              <Button tone="primary">Sim</Button>
            </>
          }
        >
          <MoneyInput label="Valor" defaultValue={1642.32} />
        </Dialog>
      ),
    },
  },
];
