import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { AppearanceMenu } from './appearance-menu.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Light, dark or as the system has it, and the height of the rows: one button for all.',
      example: <AppearanceMenu theme="system" onThemeChange={() => undefined} density="comfortable" onDensityChange={() => undefined} />,
    },
    dont: {
      words: 'A switch between two: who let the system decide cannot go back to that.',
      example: <Button>Tema escuro</Button>,
    },
  },
];
