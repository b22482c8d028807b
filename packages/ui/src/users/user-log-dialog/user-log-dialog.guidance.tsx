import type { GuidancePair } from '../../test-support/page.ts';
import type { ShownUserLogEntry } from './user-log-dialog.tsx';
import { UserLogDialog } from './user-log-dialog.tsx';

const WINDOW = { open: true, onOpenChange: () => undefined, context: 'Camila Nogueira Prado' };
const CHANGE: ShownUserLogEntry = {
  acao: 'CHANGE_PROFILE',
  usuario: 'Renata Vasconcelos',
  data: '2026-11-20T13:30:00.000Z',
  valorAnterior: 'AGENCY',
  valorNovo: 'AGENCY_ADMIN',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'From which profile to which: one sees since when she has been an administrator.',
      example: <UserLogDialog {...WINDOW} entries={[CHANGE]} />,
    },
    dont: {
      words: 'That something changed, and not what: the question for which the log was opened has no answer.',
      example: <UserLogDialog {...WINDOW} entries={[{ ...CHANGE, valorAnterior: null, valorNovo: null }]} />,
    },
  },
];
