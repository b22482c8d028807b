import { byTraveller } from '@guiche/domain/changed-issues';
import type { GuidancePair } from '../../test-support/page.ts';
import { NOW, requestSummary } from '../../test-support/request-fixtures.ts';
import { RequestList } from '../request-list/index.ts';
import { TravellerChanges } from './traveller-changes.tsx';

const REQUESTS = [0, 1, 2].map((index) => requestSummary(index, { status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_ALTERACAO' }));
const hrefOf = ({ idSolicitacao }: { idSolicitacao: number }) => `#/agenciaAlteracao?idSolicitacao=${idSolicitacao}`;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 440,
    do: {
      words: 'By traveller, for whoever answers the phone: first João Sá, then what he had changed.',
      example: <TravellerChanges groups={byTraveller(REQUESTS)} now={NOW} hrefOf={hrefOf} />,
    },
    dont: {
      words: 'The list to work through is ordered by deadline: while he waits on the line, every row is read for his name.',
      example: <RequestList requests={REQUESTS} deadline="dataVencimentoEmissao" now={NOW} hrefOf={hrefOf} />,
    },
  },
];
