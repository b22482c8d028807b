import { Banner } from '../../feedback/banner/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { DraftBanner } from './draft-banner.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'When it was typed, and both ways on: continue, or discard.',
      example: (
        <DraftBanner
          isNew
          offer=""
          savedAt={new Date(2026, 10, 21, 9, 40).toISOString()}
          onContinue={() => undefined}
          onDiscard={() => undefined}
        />
      ),
    },
    dont: {
      words: 'A notice without a way on: the clerk types the quote again below it.',
      example: <Banner tone="info" title="Há um rascunho nesta solicitação." />,
    },
  },
];
