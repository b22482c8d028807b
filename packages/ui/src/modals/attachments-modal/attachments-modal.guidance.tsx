import type { GuidancePair } from '../../test-support/page.ts';
import { AttachmentsModal } from './attachments-modal.tsx';
import type { HeldAttachment } from './held-attachment.ts';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  context: 'Recife, PE · 10/12/2026 – 13/12/2026 · Ana Beatriz Lima',
  attachments: [],
  onHold: () => undefined,
  onDescribe: async () => undefined,
  onDescribeHeld: () => undefined,
  onDropHeld: () => undefined,
  onCancelSending: () => undefined,
  onSend: () => undefined,
  onDownload: () => undefined,
  onRemove: async () => undefined,
};
const failed = (reason: string): readonly HeldAttachment[] => [
  {
    id: 'h1',
    file: new File(['recibo'], 'recibo.pdf', { type: 'application/pdf' }),
    descricao: 'Recibo do traslado',
    state: { kind: 'failed', reason },
  },
];

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'Why it was not sent, and that the file is still there: it is sent again by one press.',
      example: <AttachmentsModal {...WINDOW} held={failed('Sem resposta do servidor. O arquivo continua aqui.')} />,
    },
    dont: {
      words: 'People look for the file on their disk once more, and the receipt is attached twice.',
      example: <AttachmentsModal {...WINDOW} held={failed('Falha no envio.')} />,
    },
  },
];
