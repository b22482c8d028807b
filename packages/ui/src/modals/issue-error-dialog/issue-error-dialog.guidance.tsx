import type { GuidancePair } from '../../test-support/page.ts';
import { IssueErrorDialog } from './issue-error-dialog.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 400,
    do: {
      words: 'What the provider said, word for word: it tells what has to be done.',
      example: (
        <IssueErrorDialog
          open
          onOpenChange={() => undefined}
          kind="AEREO"
          message="Tarifa não disponível para emissão. Refaça a reserva."
        />
      ),
    },
    dont: {
      words: "In words of one's own the reason is lost: the same issue is tried until the reservation expires.",
      example: <IssueErrorDialog open onOpenChange={() => undefined} kind="AEREO" message="Algo deu errado. Tente novamente mais tarde." />,
    },
  },
];
