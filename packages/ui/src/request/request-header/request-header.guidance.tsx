import { Button } from '../../primitives/button/index.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { RequestHeader, type RequestHeaderProps } from './request-header.tsx';

const HEADER: RequestHeaderProps = {
  request: travelRequest(),
  deadline: 'dataVencimentoCotacao',
  now: NOW,
  back: { href: '#/agencia', label: 'Cotações' },
};

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'It is only read, and the reason stands where the action would be looked for.',
      example: <RequestHeader {...HEADER} readOnlyReason="As alterações desta solicitação estão bloqueadas pelo sistema de atendimento." />,
    },
    dont: {
      words: 'A grey button does not say why: the clerk reloads the page, then calls the support.',
      example: (
        <RequestHeader
          {...HEADER}
          actions={
            <Button tone="primary" disabled>
              Concluir cotação
            </Button>
          }
        />
      ),
    },
  },
];
