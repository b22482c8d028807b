import { storedRoundTrip, TRAVELLERS } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import type { AirCaptureModalProps } from './air-capture-modal.tsx';
import { AirCaptureModal } from './air-capture-modal.tsx';

const WINDOW = {
  open: true,
  onOpenChange: () => undefined,
  travellers: TRAVELLERS,
  markup: { ownAgency: true, requestStatus: 'EMISSAO', marginPercent: 10 },
  context: 'Solicitação 48210 · Ana Beatriz Lima e mais 1 · GRU → REC',
  onCapture: () => new Promise(() => undefined),
  onApply: () => undefined,
} satisfies Omit<AirCaptureModalProps, 'quote'>;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 480,
    do: {
      words: 'The quote as it is typed at this moment: its locator stands in the window already.',
      example: <AirCaptureModal {...WINDOW} quote={storedRoundTrip({ localizador: 'XYZ123' })} />,
    },
    dont: {
      words: 'The quote as it was stored: the locator is typed a second time, and what is captured replaces the rest of what was typed.',
      example: <AirCaptureModal {...WINDOW} quote={storedRoundTrip({ localizador: null })} />,
    },
  },
];
