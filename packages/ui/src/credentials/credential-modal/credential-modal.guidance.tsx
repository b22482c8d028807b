import { COMPANIES, GOL } from '../../test-support/credential-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CredentialModal } from './credential-modal.tsx';
import { editedCredential } from './edited-credential.ts';

const WINDOW = { open: true, onOpenChange: () => undefined, agencyType: 'AGENCIA', companies: COMPANIES, onSubmit: async () => [] };
const STORED = editedCredential(GOL);

export const guidance: readonly GuidancePair[] = [
  {
    framed: 640,
    do: {
      words: 'The stored password is left out: the empty field says that there is one, and keeps it.',
      example: <CredentialModal {...WINDOW} value={STORED} />,
    },
    dont: {
      words: 'Dots in its place are text like any other: saved, they are the new password, and no issue works.',
      example: <CredentialModal {...WINDOW} value={{ ...STORED, conteudo: { ...STORED.conteudo, senha: '••••••••' } }} />,
    },
  },
];
