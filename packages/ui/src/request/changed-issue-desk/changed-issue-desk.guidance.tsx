import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService, hotelService, inMinutes, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { ChangedIssueDesk } from './changed-issue-desk.tsx';

const changed = storedRoundTrip({ statusCotacao: 'EMISSAO_PENDENTE', dataEmissao: '2026-11-20T12:00:00Z', valorAlteradoEmissao: true });
const flight = airService({ cotacoes: [changed], escolhida: changed, idCotacaoEscolhida: changed.id, valorAprovado: 1500 });
const hotel = hotelService();
const DESK = {
  request: travelRequest({
    status: 'APROVACAO_ALTERACAO',
    statusCotacaoViagem: 'EMISSAO_ALTERACAO',
    dataVencimentoEmissao: inMinutes(130),
    servicosAereos: [flight],
    servicosHotel: [hotel],
    servicosCarro: [],
    servicosRodoviario: [],
    servicosOutros: [],
  }),
  approver: 'Helena Prado',
  now: NOW,
  backHref: '#/agenciaAlteracao',
  onApprove: () => undefined,
  onReject: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The flight that changed is to be approved; the hotel stands below, as what stays.',
      example: <ChangedIssueDesk {...DESK} services={[flight]} />,
    },
    dont: {
      words: 'All services of the request: the approver reads a hotel in which nothing has changed.',
      example: <ChangedIssueDesk {...DESK} services={[flight, hotel]} />,
    },
  },
];
