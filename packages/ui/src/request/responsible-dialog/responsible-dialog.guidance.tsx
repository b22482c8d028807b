import type { GuidancePair } from '../../test-support/page.ts';
import { COLLEAGUE } from '../../test-support/request-fixtures.ts';
import { ResponsibleDialog } from './responsible-dialog.tsx';

const DIALOG = { responsible: COLLEAGUE, onConfirm: () => undefined, onDecline: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 320,
    do: {
      words: 'The question for a request of a colleague names him: one asks Rafael first.',
      example: <ResponsibleDialog {...DIALOG} question="take-over" />,
    },
    dont: {
      words: 'The question for a free request, asked about his: he goes on quoting what is no longer his.',
      example: <ResponsibleDialog {...DIALOG} question="take-control" />,
    },
  },
];
