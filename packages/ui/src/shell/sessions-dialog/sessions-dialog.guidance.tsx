import type { OpenSession } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

const DESK: OpenSession = {
  criadaEm: '2026-11-21T11:30:00.000Z',
  ultimoUso: '2026-11-21T17:05:00.000Z',
  endereco: '203.0.113.7',
  programa: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  atual: true,
};
const FOREIGN: OpenSession = { ...DESK, criadaEm: '2026-11-20T11:02:00.000Z', endereco: '198.51.100.24', atual: false };
const WINDOW = { open: true, onOpenChange: () => undefined, onEndOthers: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 440,
    do: {
      words: 'The session of this window is marked: the others are known to the person, or are ended.',
      example: <SessionsDialog {...WINDOW} sessions={[DESK, FOREIGN]} />,
    },
    dont: {
      words: 'Two that look alike: nobody can tell which of them to end.',
      example: <SessionsDialog {...WINDOW} sessions={[{ ...DESK, atual: false }, FOREIGN]} />,
    },
  },
];
