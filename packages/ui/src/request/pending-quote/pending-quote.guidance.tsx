import type { GuidancePair } from '../../test-support/page.ts';
import { airService, NOW } from '../../test-support/request-fixtures.ts';
import { PendingQuote } from './pending-quote.tsx';

const SERVICE = airService();
const QUOTE = { number: 48210, service: SERVICE, quoteId: SERVICE.cotacoes[0]?.id ?? '', now: NOW, onClose: () => undefined };

export const guidance: readonly GuidancePair[] = [
  {
    framed: 740,
    do: {
      words: 'The quote to read, and the way to the request, where it is worked on.',
      example: <PendingQuote {...QUOTE} href="#/relatorio?id=48210" />,
    },
    dont: {
      words: 'Without the way on, whoever finds the wrong price remembers a number and searches for it.',
      example: <PendingQuote {...QUOTE} href={undefined} />,
    },
  },
];
