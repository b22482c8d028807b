import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { SupplierMessageQuestion } from './supplier-message-question.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'Asked once, before the quote is saved, and what it asks is a message to the traveller.',
      example: <SupplierMessageQuestion open onAnswer={() => undefined} />,
    },
    dont: {
      words: '"Salvar" answers another question: nobody knows whether the traveller is written to.',
      example: (
        <ConfirmDialog
          open
          title="Cotação aguardando o fornecedor"
          confirmLabel="Salvar"
          onConfirm={() => undefined}
          onOpenChange={() => undefined}
          description="O viajante pode ser avisado."
        />
      ),
    },
  },
];
