import type { GuidancePair } from '../../test-support/page.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 280,
    do: {
      words: 'The question names what it acts on, the text what it costs, the button what it does.',
      example: (
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          onConfirm={() => undefined}
          tone="danger"
          title="Cancelar o bilhete 957 2401118357?"
          description="A companhia cobra multa de R$&nbsp;250,00, e o crédito não volta ao cartão."
          confirmLabel="Cancelar bilhete"
        />
      ),
    },
    dont: {
      words: 'Nobody can be sure of what is not named: which ticket, and at what price?',
      example: <ConfirmDialog open onOpenChange={() => undefined} onConfirm={() => undefined} title="Tem certeza?" kind="simNao" />,
    },
  },
  {
    framed: 280,
    do: {
      words: 'Ask before what cannot be undone.',
      example: (
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          onConfirm={() => undefined}
          title="Enviar 3 cotações ao cliente?"
          description="Depois de enviadas, elas não podem mais ser alteradas aqui."
          confirmLabel="Enviar cotações"
        />
      ),
    },
    dont: {
      words: 'A removed segment can come back: remove it, and offer to undo it in a toast.',
      example: (
        <ConfirmDialog
          open
          onOpenChange={() => undefined}
          onConfirm={() => undefined}
          title="Remover este trecho da cotação?"
          kind="simCancelar"
        />
      ),
    },
  },
];
