import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService, travelRequest } from '../../test-support/request-fixtures.ts';
import { ConcludeIssuesDialog } from './conclude-issues-dialog.tsx';

const confirmed = storedRoundTrip({
  statusCotacao: 'EMISSAO_PENDENTE',
  dataEmissao: '2026-11-21T11:40:00Z',
  emissor: 'Camila Nogueira Prado',
});
const service = airService({ cotacoes: [confirmed], escolhida: confirmed, idCotacaoEscolhida: confirmed.id, valorAprovado: 1500 });
const DIALOG = {
  open: true,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  request: travelRequest({
    status: 'EMISSAO',
    servicosAereos: [service],
    servicosHotel: [],
    servicosCarro: [],
    servicosRodoviario: [],
    servicosOutros: [],
  }),
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'Above what was approved it goes back to the client, and the button says so.',
      example: <ConcludeIssuesDialog {...DIALOG} goesBack />,
    },
    dont: {
      words: 'Without `goesBack` it promises the end: the traveller is told that the ticket is issued, and it waits for approval.',
      example: <ConcludeIssuesDialog {...DIALOG} />,
    },
  },
];
