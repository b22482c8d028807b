import { issueChecklist } from '@guiche/domain/checklist';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { IssueCheckDialog } from './issue-check-dialog.tsx';

const chosen = storedRoundTrip({
  statusCotacao: 'EMISSAO_PENDENTE',
  numeroBilhete: '95724011183573',
  validadeReserva: '2026-11-20T21:00:00Z',
});
const service = airService({ cotacoes: [chosen], escolhida: chosen, idCotacaoEscolhida: chosen.id });
const checks = issueChecklist(travelRequest({ status: 'EMISSAO', servicosAereos: [service] }), chosen, { now: NOW, rule: null });
const DIALOG = {
  open: true,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  checked: { service, checks },
  context: 'Gol · GRU → REC',
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'Each open line leads to its field: correcting it is the shortest way on.',
      example: <IssueCheckDialog {...DIALOG} onGoTo={() => undefined} />,
    },
    dont: {
      words: 'Without `onGoTo` the lines only accuse: typing a reason is quicker than looking for the field.',
      example: <IssueCheckDialog {...DIALOG} />,
    },
  },
];
