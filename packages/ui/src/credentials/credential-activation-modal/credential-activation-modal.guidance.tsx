import { COMPANIES, credentialOf } from '../../test-support/credential-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CredentialActivationModal } from './credential-activation-modal.tsx';

const WINDOW = { open: true, onOpenChange: () => undefined, companies: COMPANIES, onSubmit: () => undefined };
const REQUESTED = { estado: 'SOLICITADA', ativo: false } as const;

export const guidance: readonly GuidancePair[] = [
  {
    framed: 560,
    do: {
      words: 'The credential as it was requested: its company is ticked already.',
      example: (
        <CredentialActivationModal {...WINDOW} credential={credentialOf('AEREO', 'GOL', {}, { ...REQUESTED, empresas: [COMPANIES[0]] })} />
      ),
    },
    dont: {
      words: 'Without the companies of the request the tickets of all clients are billed to the one that asked for it.',
      example: <CredentialActivationModal {...WINDOW} credential={credentialOf('AEREO', 'GOL', {}, REQUESTED)} />,
    },
  },
];
