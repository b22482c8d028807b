import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { travelRequest } from '../../test-support/request-fixtures.ts';
import { ConcludeDialog } from './conclude-dialog.tsx';

const DIALOG = { open: true, onOpenChange: () => undefined, onConfirm: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'What goes to the client, service by service: the car, the bus and the insurance have no quote yet.',
      example: <ConcludeDialog {...DIALOG} request={travelRequest()} />,
    },
    dont: {
      words: 'A bare question is answered yes: the client receives three services without a quote.',
      example: (
        <ConfirmDialog
          {...DIALOG}
          title="Concluir a cotação da solicitação 48210?"
          description="O cliente recebe as cotações para escolher."
          confirmLabel="Concluir cotação"
        />
      ),
    },
  },
];
