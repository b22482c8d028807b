import { Button } from '../../primitives/button/index.ts';
import { storedRoundTrip } from '../../test-support/air-quote-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { airService, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { QuoteCard } from '../quote-card/index.ts';
import { ServicePanel } from '../service-panel/index.ts';
import { RequestDesk, type RequestDeskProps } from './request-desk.tsx';

const quote = storedRoundTrip();
const service = airService({ cotacoes: [quote] });
const request = travelRequest({ servicosAereos: [service] });
const DESK: RequestDeskProps = {
  request,
  deadline: 'dataVencimentoCotacao',
  now: NOW,
  back: { href: '#/agencia', label: 'Voltar para a lista' },
  railOpen: false,
  children: (
    <ServicePanel service={service} request={request} now={NOW}>
      <QuoteCard quote={quote} now={NOW} button="confirmar_dados" onOpen={() => undefined} />
    </ServicePanel>
  ),
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One main action, the step that the request waits for.',
      example: (
        <RequestDesk
          {...DESK}
          actions={
            <>
              <Button>Retornar</Button>
              <Button tone="primary">Concluir cotação</Button>
            </>
          }
        />
      ),
    },
    dont: {
      words: 'Two that look alike, one of them backwards: in a hurry the request is returned instead of concluded.',
      example: (
        <RequestDesk
          {...DESK}
          actions={
            <>
              <Button tone="primary">Retornar</Button>
              <Button tone="primary">Concluir cotação</Button>
            </>
          }
        />
      ),
    },
  },
];
