import type { GuidancePair } from '../../test-support/page.ts';
import { COLLEAGUE, inMinutes, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { PendingList } from './pending-list.tsx';

const ITEMS = [
  travelRequest({
    servicosHotel: [],
    servicosCarro: [],
    servicosRodoviario: [],
    servicosOutros: [],
    dataVencimentoCotacao: inMinutes(300),
    responsavel: COLLEAGUE,
  }),
];

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The quote opens beside the list, and the number leads to the request.',
      example: (
        <PendingList
          items={ITEMS}
          now={NOW}
          hrefOf={({ idSolicitacao }) => `#/relatorio?id=${idSolicitacao}`}
          onOpenQuote={() => undefined}
        />
      ),
    },
    dont: {
      words: 'Without an address the number is only read: who wants to go on looks for the request in another list.',
      example: <PendingList items={ITEMS} now={NOW} hrefOf={() => undefined} onOpenQuote={() => undefined} />,
    },
  },
];
