import type { GuidancePair } from '../../test-support/page.ts';
import { inMinutes, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { RequestRail } from './request-rail.tsx';

const REQUEST = travelRequest({
  dataVencimentoCotacao: inMinutes(50),
  dataVencimentoEmissao: inMinutes(3000),
  servicosHotel: [],
  servicosCarro: [],
  servicosRodoviario: [],
  servicosOutros: [],
});

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The deadline of the step that the request is in.',
      example: <RequestRail request={REQUEST} deadline="dataVencimentoCotacao" now={NOW} onRelease={() => undefined} />,
    },
    dont: {
      words: 'While it is being quoted, the deadline of the issue says that there are two days left.',
      example: <RequestRail request={REQUEST} deadline="dataVencimentoEmissao" now={NOW} onRelease={() => undefined} />,
    },
  },
];
