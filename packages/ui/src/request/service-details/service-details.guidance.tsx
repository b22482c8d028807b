import { PARTICULARITIES } from '../../test-support/client-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { ServicePanel } from '../service-panel/index.ts';
import { ServiceDetails } from './service-details.tsx';

const SERVICE = airService({ observacao: 'Chegar até as 8h para reunião no cliente.' });

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Beside the form of a quote: wishes, travellers and service, one at a time, and nothing to press by mistake.',
      example: (
        <ServiceDetails
          service={SERVICE}
          particularities={{ particularities: PARTICULARITIES }}
          programmes={{ byTraveller: { v1: [{ programa: 'LATAM Pass', numero: '4410982237' }], v2: [] } }}
        />
      ),
    },
    dont: {
      words: 'The panel of the request’s page adds a quote: beside a form, it begins a second one.',
      example: <ServicePanel service={SERVICE} request={travelRequest()} now={NOW} onAdd={() => undefined} />,
    },
  },
];
