import type { GuidancePair } from '../../test-support/page.ts';
import { NumberInput } from '../number-input/index.ts';
import { TenDigitInput } from './ten-digit-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: { words: 'An identifier: its leading zero counts.', example: <TenDigitInput label="Código do acordo" defaultValue="0123456789" /> },
    dont: {
      words: 'As a number it loses the zero and gets dots; the airline knows no such agreement.',
      example: <NumberInput label="Código do acordo" fraction={0} defaultValue={123456789} />,
    },
  },
];
