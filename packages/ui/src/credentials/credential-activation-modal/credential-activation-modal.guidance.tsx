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
      words:
        'With no company ticked it is valid for all: the tickets of every client are issued with it, and billed to the one that requested it.',
      example: <CredentialActivationModal {...WINDOW} credential={credentialOf('AEREO', 'GOL', {}, REQUESTED)} />,
    },
  },
];
