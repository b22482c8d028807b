import type { ProfileCode } from '@guiche/domain/access';
import { DEMO_APPROVER, DEMO_TRAVELLER } from './demo-client-people.ts';

/** The password of every demo user. It opens invented data only. */
export const DEMO_PASSWORD = 'guiche-demo';

export interface DemoLogin {
  readonly login: string;
  readonly nome: string;
  readonly agenciaId: number;
  /** Active profile. @see A-010 @see A-013 */
  readonly codigo: ProfileCode;
  /** The logins that the server prints when it starts. */
  readonly perfil: string;
  /** Whether the user may not go on with another consultant's request. @see A-134 */
  readonly ownRequestsOnly?: true;
  /** Whether the user may not see card data, although the profile would. @see A-021 */
  readonly seesNoCards?: true;
  /** Whether the user buys from suppliers of another system, and names one when issuing. @see A-023 */
  readonly hasExternalSupplier?: true;
}

/** One easy login for each profile of an agency, and one at an external agency. */
export const STAFF_LOGINS: readonly DemoLogin[] = [
  { login: 'consultora@guiche.demo', nome: 'Camila Nogueira Prado', agenciaId: 1, codigo: 2, perfil: 'consultora da agência (perfil 2)' },
  { login: 'gestora@guiche.demo', nome: 'Renata Vasconcelos', agenciaId: 1, codigo: 3, perfil: 'administradora da agência (perfil 3)' },
  {
    login: 'junior@guiche.demo',
    nome: 'Davi Amaral Teles',
    agenciaId: 1,
    codigo: 2,
    perfil: 'consultor que não troca de consultor nem vê cartões (perfil 2)',
    ownRequestsOnly: true,
    seesNoCards: true,
  },
  { login: 'interna@guiche.demo', nome: 'Simone Tavares', agenciaId: 1, codigo: 4, perfil: 'usuária interna da agência (perfil 4)' },
  { login: 'admin@guiche.demo', nome: 'Otávio Lacerda', agenciaId: 1, codigo: 1, perfil: 'administrador da plataforma (perfil 1)' },
  {
    login: 'consultor@rotasul.demo',
    nome: 'Thiago Schmidt',
    agenciaId: 42,
    codigo: 2,
    perfil: 'consultor de agência externa, com fornecedores externos (perfil 2)',
    hasExternalSupplier: true,
  },
];

/** The easy logins: those of the agencies, and those of a traveller and an approver of a client company. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  ...STAFF_LOGINS,
  { login: DEMO_TRAVELLER.login, nome: DEMO_TRAVELLER.nome, agenciaId: 1, codigo: 5, perfil: 'viajante de uma empresa cliente (perfil 5)' },
  { login: DEMO_APPROVER.login, nome: DEMO_APPROVER.nome, agenciaId: 1, codigo: 6, perfil: 'aprovador de uma empresa cliente (perfil 6)' },
];
