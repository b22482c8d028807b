import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { travelRequest } from '../../test-support/request-fixtures.ts';
import { ReturnDialog } from './return-dialog.tsx';

const DIALOG = { open: true, onOpenChange: () => undefined, onConfirm: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 460,
    do: {
      words: 'Where it goes, what becomes of its quotes, and why: the reason travels with it.',
      example: <ReturnDialog {...DIALOG} request={travelRequest({ status: 'SELECAO_COTACAO' })} />,
    },
    dont: {
      words: 'Returned without a reason, it comes back unchanged, after a call to ask what was wrong.',
      example: <ConfirmDialog {...DIALOG} title="Retornar a solicitação 48210?" kind="simNao" />,
    },
  },
];
