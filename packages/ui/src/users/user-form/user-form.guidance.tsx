import type { GuidancePair } from '../../test-support/page.ts';
import type { EditedUser } from './edited-user.ts';
import { UserForm } from './user-form.tsx';

const CLIENTS = [
  { id: 101, name: 'Banco Jequitibá S.A.', instancia: 'jequitiba' },
  { id: 106, name: 'Metalúrgica Serra Azul S.A.', instancia: 'serraazul' },
];
const USER: EditedUser = {
  versao: 3,
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Camila Nogueira Prado',
  login: 'camila',
  email: 'camila@agencia.example',
  profile: 'AGENCY',
  ativo: true,
  changePassword: false,
  permiteTrocarConsultor: true,
  visualizaDadosCartao: false,
  visualizarUsuariosVipPremium: false,
  temFornecedorExterno: false,
  instances: CLIENTS,
  allSelected: false,
};
const FORM = { value: USER, clients: CLIENTS, onSubmit: async () => [] };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Why the user cannot be changed here, and who can change it.',
      example: <UserForm {...FORM} readOnlyReason="Usuário compartilhado com a Rota Sul Turismo: quem o altera é a gestora de lá." />,
    },
    dont: {
      words: 'The locked fields are seen without that banner: it does not say whom to ask.',
      example: <UserForm {...FORM} readOnlyReason="Somente leitura." />,
    },
  },
];
