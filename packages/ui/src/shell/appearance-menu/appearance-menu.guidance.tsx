import { SunMoon } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { AppearanceList } from './appearance-list.tsx';

const BUTTON = (
  <Button tone="quiet" size="icon" aria-label="Aparência">
    <SunMoon aria-hidden="true" />
  </Button>
);
const HEAD = 'g:flex g:justify-end g:p-pad';

export const guidance: readonly GuidancePair[] = [
  {
    framed: 320,
    do: {
      words: 'Light, dark or as the system has it, and the height of the rows: one button for all.',
      example: (
        <div className={HEAD}>
          <AppearanceList
            trigger={BUTTON}
            theme="system"
            onThemeChange={() => undefined}
            density="comfortable"
            onDensityChange={() => undefined}
          />
        </div>
      ),
    },
    dont: {
      words: 'A switch between two: who once let the system decide cannot go back to that.',
      example: (
        <div className={HEAD}>
          <Button>Tema escuro</Button>
        </div>
      ),
    },
  },
];
