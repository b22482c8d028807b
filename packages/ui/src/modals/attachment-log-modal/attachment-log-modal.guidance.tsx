import type { GuidancePair } from '../../test-support/page.ts';
import { AttachmentLogModal } from './attachment-log-modal.tsx';

const WINDOW = { open: true, onOpenChange: () => undefined, context: 'Recife, PE · 10/12/2026 – 13/12/2026 · Ana Beatriz Lima' };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 400,
    do: {
      words: 'Who removed it, by name: that person can be asked for it.',
      example: (
        <AttachmentLogModal
          {...WINDOW}
          entries={[
            { acao: 'REMOVER', usuario: 'Rafael Teixeira', data: '2026-11-21T17:05:00.000Z', descricao: 'Voucher do hotel' },
            { acao: 'ADICIONAR', usuario: 'Camila Nogueira Prado', data: '2026-11-20T11:02:00.000Z', descricao: 'Voucher do hotel' },
          ]}
        />
      ),
    },
    dont: {
      words: 'The account of the program in place of the person: it did everything, and nobody can be asked.',
      example: (
        <AttachmentLogModal
          {...WINDOW}
          entries={[
            { acao: 'REMOVER', usuario: 'sistema', data: '2026-11-21T17:05:00.000Z', descricao: 'Voucher do hotel' },
            { acao: 'ADICIONAR', usuario: 'sistema', data: '2026-11-20T11:02:00.000Z', descricao: 'Voucher do hotel' },
          ]}
        />
      ),
    },
  },
];
