import type { TripWarning } from '@guiche/domain/trips';
import { Banner } from '../../feedback/banner/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { TripWarnings } from './trip-warnings.tsx';

const SHORT: TripWarning = {
  idServico: 's',
  idCotacao: 'q',
  chave: 'short',
  kind: 'CONEXAO_CURTA',
  local: 'BSB',
  chegada: '2026-12-10T10:00',
  partida: '2026-12-10T10:30',
  minutos: 30,
  minimo: 45,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Where, how long it is and how long it should be; it may be dismissed with a reason.',
      example: <TripWarnings warnings={[SHORT]} onDismiss={async () => true} />,
    },
    dont: {
      words: 'A warning without numbers, that nobody can put away, is one to get used to.',
      example: <Banner tone="warning" title="Verifique as conexões da viagem." />,
    },
  },
];
