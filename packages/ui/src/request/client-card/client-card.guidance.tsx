import type { GuidancePair } from '../../test-support/page.ts';
import { ClientCard } from './client-card.tsx';

const hrefOf = (idSolicitacao: number) => `#/relatorio?idSolicitacao=${idSolicitacao}`;

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'It says that the facts could not be loaded, and loads them again.',
      example: <ClientCard card={undefined} hrefOf={hrefOf} error="Erro ao buscar a ficha do cliente." onRetry={() => undefined} />,
    },
    dont: {
      words: 'A failure without `error` looks like loading: the clerk waits for the fee and the limits, then quotes without them.',
      example: <ClientCard card={undefined} hrefOf={hrefOf} />,
    },
  },
];
