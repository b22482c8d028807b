import { COMPANIES, credentialOf } from '../../test-support/credential-fixtures.ts';
import type { GuidancePair } from '../../test-support/page.ts';
import { CredentialSections } from './credential-sections.tsx';

const FEE = { cobrancaFee: 'VIAJANTE', fee: 35 } as const;
const nothing = () => undefined;
const ACTIONS = { onSwitch: nothing, onAdd: nothing, onRequest: nothing, onAction: nothing };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'One that is not in use is switched off and stays: its companies and its fee come back with one press.',
      example: (
        <CredentialSections
          {...ACTIONS}
          credentials={[
            credentialOf('AEREO', 'GOL', FEE, { empresas: [COMPANIES[0]] }),
            credentialOf('AEREO', 'AZUL', FEE, { ativo: false, empresas: [COMPANIES[1]] }),
          ]}
        />
      ),
    },
    dont: {
      words: 'Two of one airline for the same company: which fee is charged depends on luck.',
      example: (
        <CredentialSections
          {...ACTIONS}
          credentials={[
            credentialOf('AEREO', 'GOL', FEE, { empresas: [COMPANIES[0]] }),
            credentialOf('AEREO', 'GOL', { ...FEE, fee: 20 }, { id: 'outra', empresas: [COMPANIES[0]] }),
          ]}
        />
      ),
    },
  },
];
