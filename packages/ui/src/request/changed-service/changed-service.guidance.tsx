import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService } from '../../test-support/request-fixtures.ts';
import { ChangedService } from './changed-service.tsx';

const changed = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-20T12:00:00Z' });
const SERVICE = airService({ cotacoes: [changed], escolhida: changed, idCotacaoEscolhida: changed.id, valorAprovado: 1500 });

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'What was approved, what it costs now and what lies between: the decision is about that.',
      example: (
        <ChangedService
          service={SERVICE}
          difference={{ valorAprovado: 1500, total: 1587.54, diferenca: 87.54, reservaAlterada: false, reserva: [] }}
        />
      ),
    },
    dont: {
      words: 'The new price alone: who approves has to look up the old one, or does not.',
      example: <ChangedService service={SERVICE} />,
    },
  },
];
