import type { GuidancePair } from '../../test-support/page.ts';
import { EmbeddedFrame } from './embedded-frame.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The title says what stands in it, and a page that cannot be shown says so and offers a way out.',
      example: <EmbeddedFrame title="Diretório de hotéis" src={undefined} origins={['https://hoteis.example']} newTab className="g:h-48" />,
    },
    dont: {
      words: 'A name of the technique: "frame could not be shown" leaves open what is missing.',
      example: <EmbeddedFrame title="iframe" src={undefined} origins={['https://hoteis.example']} className="g:h-48" />,
    },
  },
];
