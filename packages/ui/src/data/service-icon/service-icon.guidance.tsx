import type { GuidancePair } from '../../test-support/page.ts';
import { ServiceIcon } from './service-icon.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The word stands beside the icon where there is room.',
      example: (
        <div className="g:flex g:flex-wrap g:gap-4">
          <ServiceIcon kind="AEREO" withWord />
          <ServiceIcon kind="HOTEL" withWord />
        </div>
      ),
    },
    dont: {
      words: 'As decoration it counts flights that do not exist.',
      example: (
        <div className="g:flex g:gap-1">
          <ServiceIcon kind="AEREO" size="sm" />
          <ServiceIcon kind="AEREO" size="sm" />
          <ServiceIcon kind="AEREO" size="sm" />
        </div>
      ),
    },
  },
];
