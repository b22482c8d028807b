import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { ReplaceChosenQuestion } from './replace-chosen-question.tsx';

const QUESTION = {
  open: true,
  chosen: storedRoundTrip(),
  other: storedRoundTrip({ id: 'outra', total: 1490 }),
  onAnswer: () => undefined,
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 360,
    do: {
      words: 'The virtual card of the chosen quote is named: it lives on, and has to be cancelled before.',
      example: <ReplaceChosenQuestion {...QUESTION} chosenCard={{ estado: 'GERADO', numero: '************4242' }} />,
    },
    dont: {
      words: 'Its card left out: the quote goes, and the supplier may still charge what nobody sees any more.',
      example: <ReplaceChosenQuestion {...QUESTION} />,
    },
  },
];
